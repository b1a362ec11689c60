#include "gridwright/puzzles/close_or_far/puzzle.hpp"

#include "gridwright/constraints/meaning.hpp"
#include "gridwright/render/text.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

namespace gridwright::puzzles::close_or_far {
namespace {

using namespace kernel;

constexpr std::string_view question = R"(close-or-far 6
F . . . . .
. . . . F .
. . . C . .
. . . . . C
. F . . . .
. . F . . .
)";

constexpr std::string_view answer = R"(close-or-far 6
F C C F - -
C C F - F -
C F - C - F
F - C - F C
- F - F C C
- - F C C F
)";

CloseOrFar puzzle_from(std::string_view text) {
    return CloseOrFar(tests::sheet_from(text, notation));
}

TEST(CloseOrFarPuzzle, HasThreeConstraintsForEveryRowAndColumn) {
    Model model;
    puzzle_from(question).model(model);
    EXPECT_TRUE(told_parts(model).constraints.empty());
    EXPECT_EQ(model.givens.size(), 6u);
    EXPECT_FALSE(model.objective);
    for (const Domain domain : model.domains) EXPECT_EQ(domain, Domain::range(empty, far));
    int exactly = 0, closer = 0;
    for (const Constraint& constraint : model.constraints) {
        exactly += std::holds_alternative<Exactly>(constraint);
        closer += std::holds_alternative<CloserPair>(constraint);
    }
    EXPECT_EQ(exactly, 24);
    EXPECT_EQ(closer, 12);
    EXPECT_EQ(model.constraints.size(), 36u);
}

TEST(CloseOrFarPuzzle, AcceptsTheSolutionAndNoSpoiledOne) {
    Model model;
    puzzle_from(question).model(model);
    const Solution right = tests::solution_from(answer, notation);
    EXPECT_TRUE(constraints::is_solution(model, right));
    for (int cell = 0; cell < model.size().cells(); ++cell)
        for (const Value value : {empty, near, far}) {
            Solution spoiled = right;
            spoiled[cell] = value;
            EXPECT_EQ(constraints::is_solution(model, spoiled), spoiled == right);
        }
}

TEST(CloseOrFarPuzzle, NearAndFarAreNotTheSame) {
    Model model;
    CloseOrFar(sheet::blank(notation, {6, 6})).model(model);
    Solution swapped = tests::solution_from(answer, notation);
    EXPECT_TRUE(constraints::is_solution(model, swapped));
    for (Value& value : swapped) value = value == near ? far : value == far ? near : empty;
    EXPECT_FALSE(constraints::is_solution(model, swapped));
}

TEST(CloseOrFarPuzzle, OpenAndEmptySquaresDifferInTheDrawing) {
    const CloseOrFar puzzle = puzzle_from("close-or-far 2\nC .\n- F\n");
    const render::Scene scene = puzzle.scene(puzzle.sheet().cells);
    std::string text;
    render::draw_text(scene, {}, text);
    EXPECT_EQ(text,
              "+---+---+\n"
              "| C | . |\n"
              "+---+---+\n"
              "| - | F |\n"
              "+---+---+\n");
    EXPECT_NE(scene.cells[0].colour, 0);
    EXPECT_NE(scene.cells[3].colour, 0);
    EXPECT_NE(scene.cells[0].colour, scene.cells[3].colour);
    EXPECT_EQ(scene.cells[2].colour, 0);
    EXPECT_TRUE(scene.cells[2].given);
    EXPECT_FALSE(scene.cells[1].given);
}

}  // namespace
}  // namespace gridwright::puzzles::close_or_far
