#include "gridwright/puzzles/steps/sentence.hpp"

#include "gridwright/explain/explainer.hpp"
#include "gridwright/explain/lines/fish.hpp"
#include "gridwright/explain/lines/singles.hpp"
#include "gridwright/explain/sights/clues.hpp"
#include "gridwright/explain/sights/known_front.hpp"
#include "gridwright/explain/sights/known_tallest.hpp"
#include "gridwright/explain/sights/listing.hpp"
#include "gridwright/explain/sights/small_clues.hpp"
#include "gridwright/explain/sights/trials.hpp"
#include "gridwright/explain/techniques.hpp"
#include "gridwright/explain/what_if.hpp"
#include "gridwright/kernel/data_names.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

#include <algorithm>

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
    EXPECT_EQ(told(step),
              "In row 3, column 1 can only be 2. If it had 4 in column 2, it would show 2 buildings from the left (2 "
              "and 4), not 3. So column 2 is not 4.");
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

/// Where a step about a clue rests on different values alone, these are the reason.
TEST(StepSentence, WithoutAClueTheDifferentValuesAreTheReason) {
    const Told told(towers, skyscraper::notation);
    Step step{.technique = &line_trial};
    step.premises.rules = {told.board.differs[0].rule};
    step.premises.cells = {{0, Domain::range(1, 2)}, {1, Domain::range(1, 2)}, {3, Domain::range(1, 2)}};
    step.conclusion.contradiction = true;
    EXPECT_EQ(told(step), "In row 1, columns 1, 2 and 4 have only 1 and 2 left between them.");
    step.premises.cells.pop_back();
    step.conclusion = {.placed = {}, .struck = {{3, Domain::range(1, 2)}}, .contradiction = false};
    EXPECT_EQ(told(step),
              "In row 1, columns 1 and 2 can only be 1 or 2, so they take both between them: column 4 is neither 1 nor "
              "2.");
}

/// The first row of a Skyscraper with clues at its ends, 0 for none, and the marks of its cells: "12 3 234 34". A
/// single mark is placed, unless a "!" follows it.
struct TowerRow {
    TowerRow(int left, const std::string& marks, int right = 0) : told(text(left, marks, right), skyscraper::notation) {
        int cell = 0;
        bool unplaced = false;
        Domain values;
        for (const char c : marks + ' ') {
            if (c == '!') {
                unplaced = true;
            } else if (c != ' ') {
                values.add(c - '0');
            } else {
                if (values.fixed() && !unplaced)
                    position.place(cell++, static_cast<Value>(values.min()));
                else
                    position.keep_only(cell++, values);
                values = {};
                unplaced = false;
            }
        }
    }

    static std::string text(int left, const std::string& marks, int right) {
        const auto size = std::ranges::count(marks, ' ') + 1;
        const auto clue = [](int count) { return count ? std::to_string(count) : "."; };
        std::string dots, board = "skyscraper " + std::to_string(size) + '\n';
        for (auto i = 0; i < size; ++i) dots += " .";
        board += "   " + dots + '\n' + clue(left) + dots + ' ' + clue(right) + '\n';
        for (auto row = 1; row < size; ++row) board += '.' + dots + " .\n";
        return board + dots + '\n';
    }

    /// The first step of the technique, in words.
    std::string operator()(const Technique& technique) const {
        const Rung rung[] = {{&technique, 1, 10}};
        const auto step = Explainer(told.board, Ladder{rung}).next(position);
        return step ? sentence_of(*step, position, told.notation) : "";
    }

    /// What is said where the row cannot be filled as its clues say.
    std::string contradiction() const {
        Step step{.technique = &listing};
        step.premises.clues.push_back(told.clue(Side::left, 0));
        if (const int right = told.clue(Side::right, 0); right >= 0) step.premises.clues.push_back(right);
        step.premises.rules = {told.board.differs[0].rule};
        step.conclusion.contradiction = true;
        return sentence_of(step, position, told.notation);
    }

    const Told told;
    Position position{told.board};
};

TEST(StepSentence, TrialsNameTheCellsTheyForce) {
    EXPECT_EQ(TowerRow(3, "123 23 34 5 1234")(too_many_or_too_few),
              "If row 1 had 3 in column 2, column 3 would be 4, and row 1 would show 4 buildings from the left (the "
              "first one, the 3, the 4 and the 5), not 3. So column 2 is not 3.");
    EXPECT_EQ(TowerRow(4, "123 1234 12 123456 23456 12345")(ceiling_behind),
              "If row 1 had 6 in column 4, column 3 (1 or 2) would be hidden by one of the two before it, and row 1 "
              "would show at most 3 buildings from the left (in columns 1, 2 and 4), not 4. So column 4 is not 6.");
    EXPECT_EQ(TowerRow(2, "123 1236 4 235 1235 1236")(listing),
              "If row 1 did not have 6 in column 2, it would show at least 3 buildings from the left (the first one, "
              "the 4 and the 6), not 2. If it had 6 in column 6, it would show at least 3 buildings from the left (the "
              "first one, the 4 and the 6), not 2. So column 2 is not 1, 2 or 3; and column 6 is not 6.");
}

TEST(StepSentence, ContradictionsSayWhatIsWrong) {
    EXPECT_EQ(
        TowerRow(4, "1 3 4 45 6 2").contradiction(),
        "In row 1, column 4 can only be 5. Then row 1 would show 5 buildings from the left (1, 3, 4, 5 and 6), not 4.");
    EXPECT_EQ(TowerRow(3, "13 135 35 13 13456 2").contradiction(),
              "In row 1, only column 5 would be left for 4 and 6.");
    EXPECT_EQ(TowerRow(3, "12 12 12 3456 3456 3456").contradiction(),
              "In row 1, columns 1 to 3 would have only 1 and 2 between them.");
    EXPECT_EQ(TowerRow(3, "123 123 123 123 456 456").contradiction(),
              "In row 1, only columns 5 and 6 would be left for 4, 5 and 6.");
    EXPECT_EQ(TowerRow(2, "1 24 34 234", 2).contradiction(),
              "Row 1 would be 1 2 3 4 and show 4 buildings from the left, or 1 2 4 3 and show 3 from the left, or 1 4 "
              "3 2 and show 3 from the right.");
}

/// A trial says as much as shows the number that it ends with.
TEST(StepSentence, TrialsNameWhatGivesTheirCount) {
    EXPECT_EQ(TowerRow(4, "12 124 3 156 1245 1246")(line_trial),
              "If row 1 had 1 in column 6, column 1 would be 2, column 2 would be 4, column 5 would be 5, column 4 "
              "would be 6, and row 1 would show 3 buildings from the left (2, 4 and 6), not 4. So column 6 is not 1.");
    EXPECT_EQ(TowerRow(3, "123 23 34 45 1345")(line_trial),
              "If row 1 had 1 in column 1, column 2 would be 2, and row 1 would show at least 4 buildings from the "
              "left (the 1, the 2, the 3 or 4 in column 3 and the 5), not 3. So column 1 is not 1.");
    EXPECT_EQ(TowerRow(4, "12 1234 56 345 456 123456")(line_trial),
              "If row 1 had 1 in column 2, column 1 would be 2, column 3 (5 or 6) would hide the 3 and the 4, and row "
              "1 would show at most 3 buildings from the left (2, 5 and 6), not 4. So column 2 is not 1.");
    EXPECT_EQ(TowerRow(3, "345 1245 12456 7 123456 12456 345", 3)(two_clue_listing),
              "If row 1 had 3 in column 5 and showed 3 from the left, column 3 would be 6, column 6 would be 1 or 2, "
              "column 7 (4 or 5) would hide column 6 (1 or 2) and the 3 in column 5, and row 1 would show 2 buildings "
              "from the right (in columns 4 and 7), not 3. So column 5 is not 3.");
}

/// Who tries a value that another cell has already, or a line that cannot be filled, is told so.
TEST(StepSentence, TrialsSpeakOfLinesThatCanBeFilled) {
    EXPECT_EQ(TowerRow(4, "1! 23 134 5 234")(listing), "In row 1, column 1 can only be 1, so column 3 is not 1.");
    EXPECT_EQ(TowerRow(3, "13 23 34 45 1235")(line_trial),
              "If row 1 had 3 in column 2, column 1 would be 1, column 3 would be 4, and row 1 would show at least 4 "
              "buildings from the left (1, 3, 4 and 5), not 3. So column 2 is not 3.");
    EXPECT_EQ(TowerRow(3, "1! 1! 23 2345 345").contradiction(),
              "In row 1, columns 1 and 2 would have only 1 between them.");
    EXPECT_EQ(TowerRow(3, "1! 3! 34 35 2345").contradiction(),
              "In row 1, column 1 can only be 1 and column 2 only 3. Then column 3 would be 4, column 4 would be 5, "
              "and row 1 would show 4 buildings from the left (1, 3, 4 and 5), not 3.");
}

TEST(StepSentence, AFirstBuildingHidesWhatItsSentenceNames) {
    EXPECT_EQ(
        TowerRow(2, "1234 1234 234 12346 23456 12345")(two_first_beats),
        "From the left, row 1 shows 2 buildings, and the 6 is not in columns 1 to 3. So the first building, which "
        "is at most 4, is taller than the ones in columns 2 and 3, and than the one in column 4 unless that is "
        "the 6: column 1 is neither 1 nor 2; and 4 is not in columns 2 to 4.");
    EXPECT_EQ(TowerRow(2, "34 12345 1234 6 345 12345")(top_chain),
              "From the left, row 1 shows 2 buildings: the 6 in column 4, and one before it. So the first building, "
              "which is at most 4, is taller than the ones in columns 2 and 3: column 3 is not 4. Column 2 is neither "
              "4 nor 5, as the first building is at most 4.");
    EXPECT_EQ(TowerRow(2, "12345 12345 12345 6 12345 12345")(top_chain),
              "From the left, row 1 shows 2 buildings: the 6 in column 4, and one before it. So the first building is "
              "taller than the ones in columns 2 and 3: column 1 is neither 1 nor 2; and column 3 is not 5. Column 2 "
              "is not 5 either, by the clue alone.");
    EXPECT_EQ(TowerRow(3, "12345 1234 12345 12456 12356 123456 7")(tallest_last),
              "From the left, row 1 shows 3 buildings: the 7 at the far end, the 6, which is not in columns 1 to 3, "
              "and one before them. So the first building is taller than the ones in columns 2 and 3, and than the one "
              "in column 4 unless that is the 6: column 1 is neither 1 nor 2; and 5 is not in column 3 or 4.");
}

TEST(StepSentence, ReasonsAreTrueOnTheBoard) {
    EXPECT_EQ(TowerRow(3, "13 134 2 5 134")(every_cell),
              "From the left, row 1 shows 3 buildings, the last one the 5 in column 4. Column 3 is hidden in any case, "
              "so columns 1, 2 and 4 must all be visible, each taller than the one before: column 2 is not 1.");
    EXPECT_EQ(TowerRow(2, "3 17 4 17 5 6 2")(one_more),
              "From the left, row 1 shows 2 buildings, and the first one is 3. The only other one is the 7, so 4, 5 "
              "and 6 are hidden behind it, and column 3 is the last place for the 4: column 4 is not 7.");
    EXPECT_EQ(TowerRow(3, "234 2345 1 2356 236 2346")(third_tallest),
              "From the left, row 1 shows 3 buildings, and the 6 is not in columns 1 to 3, so the 5, which can only be "
              "in column 2 or 4, is in front of it. With 4 in column 2 you would see the first building, the 4, the 5 "
              "and the 6, which is one too many. So column 2 is not 4.");
}

TEST(StepSentence, AFishNamesItsLinesOnce) {
    const Told told("hoodoo 5 5\n", hoodoo::notation, 4);
    Step step{.technique = &x_wing};
    for (int i = 0; i < told.board.lines.count(); ++i) {
        const auto which = numbered(told.board.lines[i].line, told.board.size());
        const bool base = which == NumberedLine{Direction::column, 1} || which == NumberedLine{Direction::column, 2};
        const bool cover = which == NumberedLine{Direction::rising_diagonal, 5} ||
                           which == NumberedLine{Direction::rising_diagonal, 6};
        if (base || cover) step.premises.rules.push_back(told.board.differs[told.board.lines[i].differ].rule);
    }
    step.conclusion.struck = {{8, Domain::single(4)}};
    EXPECT_EQ(told(step),
              "In columns A and B, colour 4 can only be on the diagonal from E5 down to A1 and the diagonal from E4 "
              "down to B1, so these have it in those columns and nowhere else: D4 is not colour 4.");

    const Told towers_told(towers, skyscraper::notation);
    const auto rule = [&](Direction direction, int number) {
        for (const DifferLine& differ : towers_told.board.differs)
            if (numbered(towers_told.board.lines[differ.line].line, towers_told.board.size()) ==
                NumberedLine{direction, number})
                return differ.rule;
        return -1;
    };
    step.premises.rules = {rule(Direction::column, 2), rule(Direction::column, 4), rule(Direction::row, 2),
                           rule(Direction::row, 3)};
    step.conclusion.struck = {{1, Domain::single(3)}, {3, Domain::single(3)}, {13, Domain::single(3)}};
    EXPECT_EQ(towers_told(step),
              "In rows 2 and 3, the height 3 can only be in columns 2 and 4, so these have it in those rows and "
              "nowhere else: row 1 has no 3 in columns 2 and 4, and row 4 none in column 2.");
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
