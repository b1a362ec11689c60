#include "gridwright/puzzles/null/puzzle.hpp"

#include "gridwright/constraints/meaning.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/text/codec.hpp"
#include "gridwright/formats/writer.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "gridwright/render/text.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::puzzles::null {
namespace {

using namespace kernel;

constexpr std::string_view answer = "null 3\n1 2 3\n2 3 1\n3 1 2\n";

Null puzzle_from(std::string_view text) {
    return Null(tests::sheet_from(text, notation));
}

TEST(NullPuzzle, HasAConstraintForEveryRow) {
    Model model;
    puzzle_from(notation.example).model(model);
    EXPECT_EQ(model.constraints.size(), 3u);
    EXPECT_TRUE(told_parts(model).constraints.empty());
    EXPECT_EQ(model.givens.size(), 6u);
    EXPECT_TRUE(constraints::is_solution(model, tests::solution_from(answer, notation)));
    EXPECT_FALSE(constraints::is_solution(model, Solution(model.size(), 1)));
}

TEST(NullPuzzle, IsReadSolvedAndWritten) {
    const Null puzzle = puzzle_from(notation.example);
    Model model;
    puzzle.model(model);
    const auto engine = engines::make_engine("fd");
    ASSERT_TRUE(engine);
    ASSERT_TRUE(engine->understands(model));
    Search search;
    search.solutions = 2;
    const Outcome outcome = engine->run(model, search);
    EXPECT_EQ(outcome.verdict(), Verdict::unique);
    ASSERT_EQ(outcome.kept.size(), 1u);
    std::string text;
    formats::write(puzzle.filled(outcome.kept[0]), formats::text::codec, text);
    EXPECT_EQ(text, answer);
}

TEST(NullPuzzle, ABlankBoardHasEveryOrderInEveryRow) {
    Model model;
    puzzle_from("null 3\n. . .\n. . .\n. . .\n").model(model);
    Search search;
    search.solutions.reset();
    const Outcome outcome = engines::make_engine("fd")->run(model, search);
    EXPECT_EQ(outcome.found, 6u * 6u * 6u);
    EXPECT_EQ(outcome.verdict(), Verdict::several);
}

TEST(NullPuzzle, IsDrawn) {
    const Null puzzle = puzzle_from(notation.example);
    std::string text;
    render::draw_text(puzzle.scene(puzzle.sheet().cells), {}, text);
    EXPECT_EQ(text, "+-------+\n| 1 . 3 |\n| . 3 1 |\n| 3 1 . |\n+-------+\n");
}

TEST(NullPuzzle, IsInNoTable) {
    EXPECT_TRUE(std::ranges::none_of(table(), [](const PuzzleRow& row) { return &row.notation == &notation; }));
}

}  // namespace
}  // namespace gridwright::puzzles::null
