#include "gridwright/puzzles/hoodoo/puzzle.hpp"

#include "gridwright/constraints/meaning.hpp"
#include "gridwright/render/text.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

namespace gridwright::puzzles::hoodoo {
namespace {

using namespace kernel;

constexpr std::string_view answer = R"(hoodoo 8 8
8 7 6 5 4 3 2 1
6 5 8 7 2 1 4 3
7 4 3 6 8 _ 5 2
3 8 5 _ _ 4 7 6
2 1 4 _ 6 5 3 8
4 6 2 1 3 7 _ 5
_ 3 7 8 5 2 1 4
5 2 1 4 7 6 8 _
)";

Hoodoo puzzle_from(std::string_view text) {
    return Hoodoo(tests::sheet_from(text, notation));
}

std::string drawn(const Hoodoo& puzzle) {
    std::string text;
    render::draw_text(puzzle.scene(puzzle.sheet().cells), {}, text);
    return text;
}

TEST(HoodooPuzzle, HasAConstraintForEveryRowColumnAndDiagonal) {
    Model model;
    puzzle_from("hoodoo 4 6\n").model(model);
    EXPECT_EQ(model.size(), (Size{4, 6}));
    EXPECT_TRUE(told_parts(model).constraints.empty());
    EXPECT_EQ(model.constraints.size(), 4u + 6u + 2u * 7u);
    for (const Domain domain : model.domains) EXPECT_EQ(domain, Domain::range(transparent, 6));
    for (const Constraint& constraint : model.constraints) {
        ASSERT_TRUE(std::holds_alternative<AllDifferent>(constraint));
        EXPECT_EQ(std::get<AllDifferent>(constraint).except, Domain::single(transparent));
    }
    ASSERT_TRUE(model.objective);
    EXPECT_EQ(model.objective->value, transparent);
}

TEST(HoodooPuzzle, OptionsChangeTheDomainAndTheObjective) {
    Model model;
    puzzle_from("hoodoo 3 3 pegs=none colours=5\n").model(model);
    for (const Domain domain : model.domains) EXPECT_EQ(domain, Domain::range(1, 5));
    EXPECT_FALSE(model.objective);
    for (const Constraint& constraint : model.constraints)
        EXPECT_TRUE(std::get<AllDifferent>(constraint).except.empty());
}

TEST(HoodooPuzzle, HolesAreNoCells) {
    const Hoodoo puzzle = puzzle_from("hoodoo 2 2\nx .\n. x\n");
    Model model;
    puzzle.model(model);
    EXPECT_EQ(model.domains[0], Domain::single(hole));
    EXPECT_EQ(model.domains[1], Domain::range(transparent, 2));
    EXPECT_TRUE(model.givens.empty()) << "a hole is no given";
    Solution solution(model.size(), hole);
    solution[1] = 1;
    solution[2] = 2;
    EXPECT_TRUE(constraints::is_solution(model, solution)) << "holes may share a diagonal";
    solution[2] = 1;
    EXPECT_FALSE(constraints::is_solution(model, solution));
}

TEST(HoodooPuzzle, AcceptsTheFigureAndNoSpoiledOne) {
    Model model;
    puzzle_from("hoodoo 8 8\n").model(model);
    const Solution right = tests::solution_from(answer, notation);
    EXPECT_TRUE(constraints::is_solution(model, right));
    EXPECT_EQ(objective_of(*model.objective, right), 7);
    for (int cell = 0; cell < model.size().cells(); ++cell) {
        Solution spoiled = right;
        spoiled[cell] = 9;
        EXPECT_FALSE(constraints::is_solution(model, spoiled)) << "there are only 8 colours";
        const Line beside = row(model.size(), model.size().row_of(cell));
        for (int i = 0; i < beside.length; ++i) {
            if (beside[i] == cell || right[beside[i]] == transparent) continue;
            spoiled[cell] = right[beside[i]];
            EXPECT_FALSE(constraints::is_solution(model, spoiled)) << "a row has that colour twice";
        }
    }
}

TEST(HoodooPuzzle, IsDrawnInBoxesWithNamesOfRowsAndColumns) {
    EXPECT_EQ(drawn(puzzle_from("hoodoo 2 3\n1 _ .\n. x 2\n")),
              "  +---+---+---+\n"
              "2 | 1 | _ | . |\n"
              "  +---+---+---+\n"
              "1 | . | x | 2 |\n"
              "  +---+   +---+\n"
              "    A   B   C\n");
}

TEST(HoodooPuzzle, PegsHaveTheirColours) {
    const Hoodoo puzzle = puzzle_from("hoodoo 2 2\n2 _\nx .\n");
    const render::Scene scene = puzzle.scene(puzzle.sheet().cells);
    EXPECT_EQ(scene.cells[0].colour, 2);
    EXPECT_EQ(scene.cells[1].colour, 0);
    EXPECT_EQ(scene.cells[1].text, "_");
    EXPECT_TRUE(scene.cells[2].hole);
    EXPECT_EQ(scene.cells[3].text, "");
    EXPECT_FALSE(scene.cells[3].given);
}

TEST(HoodooPuzzle, ColumnsAfterZHaveTwoLetters) {
    const Hoodoo puzzle = puzzle_from("hoodoo 2 54\n");
    const std::vector<render::SceneLabel> names = puzzle.scene(puzzle.sheet().cells).labels[kernel::Side::bottom];
    EXPECT_EQ(names[25].text, "Z");
    EXPECT_EQ(names[26].text, "AA");
    EXPECT_EQ(names[51].text, "AZ");
    EXPECT_EQ(names[52].text, "BA");
}

}  // namespace
}  // namespace gridwright::puzzles::hoodoo
