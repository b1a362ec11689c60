#include "gridwright/puzzles/steps/sentence.hpp"

#include "gridwright/explain/explainer.hpp"
#include "gridwright/explain/lines/singles.hpp"
#include "gridwright/explain/sights/clues.hpp"
#include "gridwright/explain/sights/trials.hpp"
#include "gridwright/explain/techniques.hpp"
#include "gridwright/explain/what_if.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

namespace gridwright::puzzles::steps {
namespace {

using namespace explain;
using namespace kernel;

/// A board with its model, and sentences about steps on it.
struct Told {
    explicit Told(std::string_view text, const sheet::Notation& kind, std::optional<int> budget = {})
        : notation(kind), model(model_from(text, kind)), board(model, budget) {}

    static Model model_from(std::string_view text, const sheet::Notation& kind) {
        Model made;
        make(tests::sheet_from(text, kind))->model(made);
        return made;
    }

    std::string operator()(const Step& step) const { return sentence_of(step, position, notation); }

    int clue(Side side, int line) const {
        for (int i = 0; i < board.clues.count(); ++i)
            if (model.constraints.origin(board.clues[i].constraint) == Origin(SideClue{side, line})) return i;
        return -1;
    }

    const sheet::Notation& notation;
    const Model model;
    const Board board;
    const Position position{board};
};

constexpr std::string_view towers =
    "skyscraper 4\n"
    "    . 3 2 .\n"
    "2 . . . . .\n"
    ". . . . . .\n"
    "3 . . . . .\n"
    ". . . . . .\n"
    "  . . . .\n";

TEST(StepSentence, EveryTechniqueHasOne) {
    for (const Technique* technique : techniques()) EXPECT_TRUE(has_sentence(technique->id)) << technique->id;
    for (const PuzzleRow& kind : table())
        for (const Rung& rung : ladder_of(kind.notation).rungs)
            EXPECT_TRUE(has_sentence(rung.technique->id)) << rung.technique->id;
    EXPECT_FALSE(has_sentence("Z1"));
}

TEST(StepSentence, SinglesNameTheirCell) {
    const Told told(towers, skyscraper::notation);
    Step naked{.technique = &naked_single};
    naked.premises.cells = {{5, Domain::single(3)}};
    naked.conclusion.placed = {{5, 3}};
    EXPECT_EQ(told(naked), "Only 3 is left for row 2, column 2.");
    EXPECT_EQ(where_to_look(naked, told.position, told.notation), "Look at row 2, column 2.");
    EXPECT_EQ(technique_to_try(naked, told.position, told.notation),
              "Row 2, column 2: a naked single. What is left for it?");

    Step hidden{.technique = &hidden_single};
    hidden.premises.rules = {told.board.differs[0].rule};
    hidden.premises.cells = {{0, Domain::range(1, 3)}, {2, Domain::range(1, 3)}, {3, Domain::range(1, 3)}};
    hidden.conclusion.placed = {{1, 4}};
    EXPECT_EQ(told(hidden), "Row 1 has only one place left for 4: column 2.");
    hidden.conclusion = {.placed = {}, .struck = {}, .contradiction = true};
    hidden.premises.cells.push_back({1, Domain::range(1, 3)});
    EXPECT_EQ(told(hidden), "Row 1 has no place left for 4.");
}

TEST(StepSentence, CellsOfHooDooHaveTheirOwnNames) {
    const Told told("hoodoo 4 4\n", hoodoo::notation, 4);
    Step naked{.technique = &last_colour};
    naked.premises.cells = {{15, Domain::single(3)}};
    naked.conclusion.placed = {{15, 3}};
    EXPECT_EQ(told(naked), "Only colour 3 is left for D1.");
}

TEST(StepSentence, CluesHaveAViewpoint) {
    const Told told(towers, skyscraper::notation);
    Step step{.technique = &ceiling};
    step.premises.clues = {told.clue(Side::left, 2)};
    step.conclusion.struck = {{8, Domain::range(3, 4)}, {9, Domain::single(4)}};
    EXPECT_EQ(told(step),
              "From the left, row 3 shows 3 buildings, each taller than the one before and the last one 4. So column 1 "
              "is at most 2 and column 2 at most 3.");
    EXPECT_EQ(where_to_look(step, told.position, told.notation), "Look at row 3 and the clue left of it.");
    EXPECT_EQ(technique_to_try(step, told.position, told.notation),
              "Row 3: a ceiling. How tall can the first buildings be?");
}

TEST(StepSentence, TrialsSayWhatWouldBeVisible) {
    const Told told(towers, skyscraper::notation);
    Step step{.technique = &line_trial};
    step.premises.clues = {told.clue(Side::left, 2)};
    step.premises.rules = {told.board.sights[told.board.clues[step.premises.clues[0]].sight].differ};
    step.premises.cells = {{8, Domain::single(2)}};
    step.conclusion.struck = {{9, Domain::single(4)}};
    EXPECT_EQ(
        told(step),
        "If row 3 had 4 in column 2, it would show at most 2 buildings from the left, not 3. So column 2 is not 4.");
}

TEST(StepSentence, AWhatIfTellsItsArgument) {
    const Told told(towers, skyscraper::notation);
    Step inner{.technique = &naked_single};
    inner.premises.cells = {{5, Domain::single(3)}};
    inner.conclusion.placed = {{5, 3}};
    Step last{.technique = &naked_single};
    last.premises.cells = {{6, Domain()}};
    last.conclusion.contradiction = true;
    Step step{.technique = &what_if};
    step.assume = Given{0, 2};
    step.inner = {inner, inner, last};
    step.conclusion.struck = {{0, Domain::single(2)}};
    EXPECT_EQ(told(step),
              "Suppose row 1, column 1 were 2. Then only 3 is left for row 2, column 2. Then only 3 is left for row 2, "
              "column 2. But then nothing is left for row 2, column 3. So row 1, column 1 is not 2.");
    EXPECT_EQ(sentence_of(step, told.position, told.notation, Form::brief), "A what-if: row 1, column 1 is not 2.");
    EXPECT_EQ(where_to_look(step, told.position, told.notation), "Look at row 1, column 1.");
}

/// From step to step the line changes, so "row 2" alone would be read as the whole row.
TEST(StepSentence, InsideAnArgumentCellsHaveTheirWholeNames) {
    const Told told(towers, skyscraper::notation);
    Step trial{.technique = &line_trial};
    trial.premises.clues = {told.clue(Side::left, 2)};
    trial.premises.rules = {told.board.sights[told.board.clues[trial.premises.clues[0]].sight].differ};
    trial.premises.cells = {{8, Domain::single(2)}};
    trial.conclusion.struck = {{9, Domain::single(4)}};
    EXPECT_TRUE(sentence_of(trial, told.position, told.notation).ends_with("So column 2 is not 4."));
    EXPECT_TRUE(
        sentence_of(trial, told.position, told.notation, Form::inside).ends_with("So row 3, column 2 is not 4."));
    Step last{.technique = &naked_single};
    last.premises.cells = {{6, Domain()}};
    last.conclusion.contradiction = true;
    Step step{.technique = &what_if};
    step.assume = Given{0, 2};
    step.inner = {trial, last};
    step.conclusion.struck = {{0, Domain::single(2)}};
    EXPECT_NE(told(step).find("So row 3, column 2 is not 4. But then"), std::string::npos) << told(step);
    const std::vector<std::string> lines = lines_of(step, told.position, told.notation);
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines[0], "Suppose row 1, column 1 were 2.");
    EXPECT_TRUE(lines[1].starts_with("- If row 3 had 4")) << lines[1];
    EXPECT_EQ(lines[2], "- Nothing is left for row 2, column 3.");
    EXPECT_EQ(lines[3], "So row 1, column 1 is not 2.");
}

/// Whatever the step, its words can be printed: one paragraph of sentences.
TEST(StepSentence, IsWellFormedOnWholeExplanations) {
    for (const PuzzleRow& kind : table()) {
        Model model;
        make(tests::sheet_from(kind.notation.example, kind.notation))->model(model);
        const Board board(model, model.objective ? std::optional(2) : std::nullopt);
        Explainer explainer(board, ladder_of(kind.notation));
        const auto explained = explain::explain(Position(board), explainer);
        EXPECT_FALSE(explained.steps.empty()) << kind.notation.name;
        for (std::size_t i = 0; i < explained.steps.size(); ++i) {
            const std::string sentence = sentence_of(explained.steps[i], explained.positions[i], kind.notation);
            EXPECT_TRUE(sentence[0] >= 'A' && sentence[0] <= 'Z') << sentence;
            EXPECT_TRUE(sentence.ends_with('.') && !sentence.ends_with("..")) << sentence;
            EXPECT_EQ(sentence.find("  "), std::string::npos) << sentence;
            EXPECT_EQ(sentence.find(" ."), std::string::npos) << sentence;
            EXPECT_EQ(sentence.find('\n'), std::string::npos) << sentence;
        }
    }
}

}  // namespace
}  // namespace gridwright::puzzles::steps
