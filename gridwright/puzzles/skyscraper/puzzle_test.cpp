#include "gridwright/puzzles/skyscraper/puzzle.hpp"

#include "gridwright/constraints/meaning.hpp"
#include "gridwright/render/text.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::puzzles::skyscraper {
namespace {

using namespace kernel;

constexpr std::string_view question = R"(skyscraper 6
    5 . . 2 2 .
  +-------------+
. | . . . . . . | .
2 | . . . . . . | .
3 | . . . . . . | 4
4 | . . . . . . | 3
. | . . . . . . | 2
. | . . . . . . | .
  +-------------+
    . 3 4 . . 4
)";

constexpr std::string_view answer = R"(skyscraper 6
    5 . . 2 2 .
  +-------------+
. | 2 1 3 4 5 6 | .
2 | 3 6 4 2 1 5 | .
3 | 4 5 6 3 2 1 | 4
4 | 1 2 5 6 4 3 | 3
. | 5 3 2 1 6 4 | 2
. | 6 4 1 5 3 2 | .
  +-------------+
    . 3 4 . . 4
)";

Skyscraper puzzle_from(std::string_view text) {
    return Skyscraper(tests::sheet_from(text, notation));
}

std::string drawn(const Skyscraper& puzzle, const sheet::Filling& filling) {
    std::string text;
    render::draw_text(puzzle.scene(filling), {}, text);
    return text;
}

TEST(SkyscraperPuzzle, HasALatinSquareOfRulesAndAConstraintForEachClue) {
    Model model;
    puzzle_from(question).model(model);
    EXPECT_EQ(model.size(), (Size{6, 6}));
    EXPECT_EQ(model.constraints.size(), 12u + 12u);
    EXPECT_EQ(told_parts(model).constraints.size(), 12u);
    EXPECT_TRUE(model.givens.empty());
    EXPECT_FALSE(model.objective);
    for (const Domain domain : model.domains) EXPECT_EQ(domain, Domain::range(1, 6));
    for (std::size_t i = 0; i < model.constraints.size(); ++i)
        EXPECT_EQ(std::holds_alternative<AllDifferent>(model.constraints[i]), is_rule(model.constraints.origin(i)));
}

TEST(SkyscraperPuzzle, CluesLookIntoTheBoardFromTheirSides) {
    Model model;
    puzzle_from(question).model(model);
    const auto has = [&](Line line, int count) {
        return std::ranges::any_of(model.constraints, [&](const Constraint& constraint) {
            const auto* visible = std::get_if<Visible>(&constraint);
            return visible && visible->line == line && visible->count == count;
        });
    };
    EXPECT_TRUE(has(column(model.size(), 0), 5));             // top
    EXPECT_TRUE(has(row(model.size(), 3), 4));                // left
    EXPECT_TRUE(has(column(model.size(), 5).reversed(), 4));  // bottom
    EXPECT_TRUE(has(row(model.size(), 4).reversed(), 2));     // right
    EXPECT_FALSE(has(row(model.size(), 4), 2));
}

TEST(SkyscraperPuzzle, AcceptsTheSolutionAndNoSpoiledOne) {
    Model model;
    puzzle_from(question).model(model);
    const Solution right = tests::solution_from(answer, notation);
    EXPECT_TRUE(constraints::is_solution(model, right));
    for (int cell = 0; cell < model.size().cells(); ++cell)
        for (Value value = 0; value <= 7; ++value) {
            Solution spoiled = right;
            spoiled[cell] = value;
            EXPECT_EQ(constraints::is_solution(model, spoiled), spoiled == right);
        }
}

TEST(SkyscraperPuzzle, EveryClueCounts) {
    const Solution right = tests::solution_from(answer, notation);
    const sheet::Sheet sheet = tests::sheet_from(question, notation);
    for (const kernel::Side side : kernel::every_side)
        for (std::size_t i = 0; i < sheet.sides[side].size(); ++i) {
            sheet::Sheet shifted = sheet;
            if (shifted.sides[side][i]++ == 0) continue;
            Model model;
            Skyscraper(shifted).model(model);
            EXPECT_FALSE(constraints::is_solution(model, right)) << name(side) << ' ' << i;
        }
}

TEST(SkyscraperPuzzle, IsDrawnAsItIsWritten) {
    const Skyscraper puzzle = puzzle_from(question);
    EXPECT_EQ("skyscraper 6\n" + drawn(puzzle, puzzle.sheet().cells), question);
    EXPECT_EQ("skyscraper 6\n" + drawn(puzzle, puzzle.filled(tests::solution_from(answer, notation)).cells), answer);
}

TEST(SkyscraperPuzzle, GivensAreMarkedInTheScene) {
    const Skyscraper puzzle = puzzle_from("skyscraper 2\n . .\n . 1 . .\n . . . .\n . .\n");
    sheet::Filling filling = puzzle.sheet().cells;
    filling[1] = 2;
    const render::Scene scene = puzzle.scene(filling);
    EXPECT_TRUE(scene.cells[0].given);
    EXPECT_FALSE(scene.cells[1].given);
    EXPECT_EQ(scene.cells[1].text, "2");
    EXPECT_EQ(scene.cells[2].text, "");
    Model model;
    puzzle.model(model);
    ASSERT_EQ(model.givens.size(), 1u);
    EXPECT_EQ(model.givens[0].cell, 0);
    EXPECT_EQ(model.givens[0].value, 1);
}

}  // namespace
}  // namespace gridwright::puzzles::skyscraper
