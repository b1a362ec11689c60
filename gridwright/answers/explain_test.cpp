#include "gridwright/answers/explain.hpp"

#include "gridwright/answers/slice.hpp"
#include "gridwright/answers/step_json.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/explain/explainer.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

using namespace kernel;

constexpr std::string_view half_filled =
    "skyscraper 4\n"
    "    4 . . .\n"
    ". 1 3 4 . .\n"
    ". 2 . . . 3\n"
    ". 3 . . . .\n"
    ". 4 1 . . .\n"
    "    . . . .\n";

struct Asked {
    explicit Asked(std::string_view text, std::string_view kind = "skyscraper")
        : puzzle(puzzles::make(tests::sheet_from(text, puzzles::find(kind)->notation))) {}

    Explanation explanation(const std::optional<Why>& why = {}) { return *explain(workspace, *puzzle, {}, why); }

    std::unique_ptr<Engine> engine = engines::make_engine("auto");
    Workspace workspace{*engine};
    std::unique_ptr<puzzles::Puzzle> puzzle;
};

TEST(Explain, StepsLeadToTheOnlySolution) {
    for (const puzzles::PuzzleRow& kind : puzzles::table()) {
        Asked asked(kind.notation.example, kind.notation.name);
        const Explanation explanation = asked.explanation();
        EXPECT_EQ(explanation.verdict(), "explained") << kind.notation.name;
        ASSERT_TRUE(explanation.grade) << kind.notation.name;
        explain::Position position(*explanation.ground.board);
        for (const explain::Step& step : explanation.steps) {
            EXPECT_LE(step.level, explanation.grade->level);
            apply(step.conclusion, position);
        }
        for (int cell = 0; cell < position.board().cells(); ++cell)
            EXPECT_EQ(position.marks(cell), Domain::single(explanation.ground.solution()[cell]));
    }
}

TEST(Explain, NothingIsExplainedWithoutExactlyOneSolution) {
    EXPECT_EQ(Asked("skyscraper 2\n. .\n. . . .\n. . . .\n. .\n").explanation().verdict(), "several");
    EXPECT_EQ(Asked("skyscraper 2\n1 1\n. . . .\n. . . .\n. .\n").explanation().verdict(), "impossible");
}

/// The time may run out after the last step: the puzzle is explained and not graded, and the answer says so.
TEST(Explain, ALimitMayFallIntoTheGrading) {
    Asked asked(
        "skyscraper 6\n. . . 3 1 .\n. . . . . . . .\n5 . . . . . . .\n. . . . . . . 2\n3 . . . . . . 2\n"
        "3 . . . . . . 3\n. . . . . . . .\n. 2 3 . 4 .\n");
    const auto started = base::now();
    Explanation explanation = asked.explanation();
    const auto whole = base::now() - started;
    EXPECT_EQ(sentence_about_rest(explanation), "");
    for (int i = 1; i <= 40; ++i) {
        Search search;
        search.limits.time = whole * i / 40;
        const auto limited = explain(asked.workspace, *asked.puzzle, search);
        EXPECT_EQ(limited->grade.has_value(), limited->finished && !limited->limited) << i;
    }
    explanation.grade.reset();
    explanation.limited = true;
    EXPECT_EQ(sentence_about_rest(explanation), "A limit was reached before the puzzle was graded.");
    EXPECT_NE(json_of(explanation, *asked.puzzle, {}).find("\"verdict\":\"explained\",\"count\":"), std::string::npos);
    EXPECT_NE(json_of(explanation, *asked.puzzle, {}).find(",\"grade\":null,\"solution\""), std::string::npos);
}

TEST(Explain, StepsAndSummaryAsJson) {
    Asked asked(half_filled);
    const Explanation explanation = asked.explanation();
    const About about{.file = "a.gw"};
    EXPECT_EQ(
        json_of_step(explanation, 0, *asked.puzzle, about),
        "{\"format\":2,\"kind\":\"step\",\"file\":\"a.gw\",\"line\":1,\"number\":1,\"index\":1,\"technique\":\"L1\","
        "\"name\":\"naked single\",\"level\":1,\"cost\":10,\"cells\":[{\"cell\":\"r1c4\",\"marks\":[2]}],"
        "\"concludes\":{\"placed\":[{\"cell\":\"r1c4\",\"value\":2}]},"
        "\"sentence\":\"Only 2 is left for row 1, column 4.\"}");
    const std::string summary = json_of(explanation, *asked.puzzle, about);
    EXPECT_TRUE(
        summary.starts_with("{\"format\":2,\"kind\":\"explained\",\"file\":\"a.gw\",\"line\":1,\"number\":1,"
                            "\"verdict\":\"explained\",\"count\":9,\"grade\":{\"level\":1,"))
        << summary;
    EXPECT_TRUE(summary.ends_with("\"solution\":[[1,3,4,2],[2,4,3,1],[3,2,1,4],[4,1,2,3]]}")) << summary;
}

/// Played alone, the steps of a slice read only what stands, and their sentences speak of nothing else.
void expect_complete(const Explanation& explanation) {
    explain::Position position(*explanation.ground.board);
    for (const std::size_t i : explanation.shown) {
        EXPECT_EQ(explanation.positions[i].marks(), position.marks()) << "step " << i << " is told on another board";
        for (const explain::CellMarks& read : explanation.steps[i].premises.cells)
            EXPECT_TRUE(position.marks(read.cell).within(read.marks)) << "step " << i;
        apply(explanation.steps[i].conclusion, position);
    }
    const Why why = *explanation.why;
    if (why.not_value)
        EXPECT_FALSE(position.marks(why.cell).contains(*why.not_value));
    else
        EXPECT_TRUE(position.placed(why.cell));
}

TEST(Explain, ASliceIsAnExplanationOfItsOwn) {
    for (const puzzles::PuzzleRow& kind : puzzles::table()) {
        Asked asked(kind.notation.example, kind.notation.name);
        const Explanation whole = asked.explanation();
        std::size_t shorter = 0;
        for (int cell = 0; cell < whole.ground.board->cells(); ++cell) {
            const Explanation why = asked.explanation(Why{.cell = cell});
            expect_complete(why);
            shorter += why.shown.size() < whole.shown.size();
            const Domain others =
                whole.ground.board->model().domains[cell] - Domain::single(whole.ground.solution()[cell]);
            if (!others.empty()) expect_complete(asked.explanation(Why{cell, static_cast<Value>(others.max())}));
        }
        EXPECT_GT(shorter, 0u);
    }
}

TEST(Explain, AQuestionWithoutStepsHasANote) {
    Asked asked(half_filled);
    const Explanation given = asked.explanation(Why{.cell = 0});
    EXPECT_TRUE(given.shown.empty());
    EXPECT_EQ(given.note, "The puzzle gives row 1, column 1 as 1.");
    EXPECT_EQ(asked.explanation(Why{.cell = 3, .not_value = Value{2}}).note, "Row 1, column 4 is 2 in the solution.");
    EXPECT_EQ(asked.explanation(Why{.cell = 3, .not_value = Value{1}}).note,
              "Row 1, column 1, which is in line with row 1, column 4, is given as 1.");
}

TEST(Explain, QuestionsNameCellsAndValuesAsPeopleDo) {
    const Asked asked("hoodoo 4 4\n", "hoodoo");
    EXPECT_EQ(why_on(*asked.puzzle, {"D1", "_"})->cell, 15);
    EXPECT_EQ(why_on(*asked.puzzle, {"r4c4", "0"})->not_value, Value{0});
    EXPECT_EQ(why_on(*asked.puzzle, {"d1", ""})->not_value, std::nullopt);
    EXPECT_EQ(why_on(*asked.puzzle, {"E1", ""}).error().message, "there is no cell 'E1'; cells are r1c1 to r4c4");
    EXPECT_EQ(why_on(*asked.puzzle, {"A1", "9"}).error().message,
              "'9' is no colour of this board; colours are 1 to 4 and _");
    EXPECT_EQ(read_why_not("4@r3c4")->cell, "r3c4");
    for (const std::string_view wrong : {"", "4", "@r1c1", "4@"}) EXPECT_FALSE(read_why_not(wrong)) << wrong;
}

}  // namespace
}  // namespace gridwright::answers
