#include "gridwright/answers/expectation.hpp"

#include "gridwright/engines/fd/fd.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

TEST(Expectation, IsReadAsRanges) {
    EXPECT_EQ(read_expectation("unique"), (SolutionFacts{.at_least = 1, .at_most = 1}));
    EXPECT_EQ(read_expectation(" several "), SolutionFacts{.at_least = 2});
    EXPECT_EQ(read_expectation("several 855"), (SolutionFacts{.at_least = 855, .at_most = 855}));
    EXPECT_EQ(read_expectation("several >=100"), SolutionFacts{.at_least = 100});
    EXPECT_EQ(read_expectation("855 solutions"), (SolutionFacts{.at_least = 855, .at_most = 855}));
    EXPECT_EQ(read_expectation("1 solution"), read_expectation("unique"));
    EXPECT_EQ(read_expectation("0 solutions"), read_expectation("impossible"));
    EXPECT_EQ(read_expectation("solved"), SolutionFacts{.at_least = 1});
    EXPECT_EQ(read_expectation("optimal 2 pegs"),
              (SolutionFacts{.at_least = 1, .objective_at_least = 2, .objective_at_most = 2}));
    EXPECT_EQ(read_expectation("legal 7 pegs"), (SolutionFacts{.at_least = 1, .objective_at_most = 7}));
}

TEST(Expectation, OtherTextsSayNothing) {
    for (const char* text : {"", " ", "Unique", "unique 1", "solved?", "several many", "several 1", "several > 5",
                             "several 5 6", "optimal", "optimal 2", "optimal -1 pegs", "legal 7 pegs now", "solutions",
                             "5", "-5 solutions", "5 puzzles", "a fine puzzle"})
        EXPECT_FALSE(read_expectation(text)) << text;
}

/// A 1 x 3 Hoo-Doo has 6 fillings without pegs; the given 1 leaves two, and two more leave one.
sheet::Sheet row_of_three(int givens, std::string expect) {
    sheet::Sheet sheet = sheet::blank(*puzzles::notations()[1], {1, 3});
    for (int i = 0; i < givens; ++i) sheet.cells[i] = static_cast<kernel::Value>(i + 1);
    sheet.expect = std::move(expect);
    return sheet;
}

std::string said_by_solve(const sheet::Sheet& sheet, Goal goal, kernel::Search search = {}) {
    engines::fd::FdEngine engine;
    Workspace workspace(engine);
    const auto puzzle = puzzles::make(sheet);
    search.solutions = solutions_for(goal);
    return contradiction(*puzzle, *solve(workspace, *puzzle, goal, search));
}

std::string said_by_check(const sheet::Sheet& sheet, Depth depth) {
    engines::fd::FdEngine engine;
    Workspace workspace(engine);
    const auto puzzle = puzzles::make(sheet);
    return contradiction(*puzzle, *check(workspace, *puzzle, {}, depth));
}

TEST(Expectation, AnAnswerThatDecidesOtherwiseContradicts) {
    EXPECT_EQ(said_by_solve(row_of_three(1, "unique"), Goal::unique),
              "expected unique, but the puzzle has at least 2 solutions");
    EXPECT_EQ(said_by_solve(row_of_three(1, "3 solutions"), Goal::count),
              "expected 3 solutions, but the puzzle has 2 solutions");
    EXPECT_EQ(said_by_solve(row_of_three(2, "several"), Goal::unique),
              "expected several, but the puzzle has exactly one solution");
    EXPECT_EQ(said_by_solve(row_of_three(1, "impossible"), Goal::one),
              "expected impossible, but the puzzle has a solution");
    EXPECT_EQ(said_by_solve(row_of_three(1, "optimal 1 peg"), Goal::one),
              "expected optimal 1 peg, but the puzzle has a solution with 0 transparent pegs");
    sheet::Sheet pegs = row_of_three(0, "optimal 1 peg");
    pegs.cells[0] = pegs.cells[1] = kernel::Value{0};
    EXPECT_EQ(said_by_solve(pegs, Goal::one),
              "expected optimal 1 peg, but the puzzle needs at least 2 transparent pegs");
    EXPECT_EQ(said_by_check(row_of_three(1, "unique"), Depth::unique),
              "expected unique, but the puzzle has at least 2 solutions");
    EXPECT_EQ(said_by_check(row_of_three(1, "impossible"), Depth::possible),
              "expected impossible, but the puzzle has a solution");
    sheet::Sheet broken = row_of_three(1, "solved");
    broken.cells[1] = broken.cells[0];
    EXPECT_EQ(said_by_check(broken, Depth::possible), "expected solved, but the puzzle has no solution");
}

TEST(Expectation, AnAnswerThatDoesNotDecideItSaysNothing) {
    EXPECT_EQ(said_by_solve(row_of_three(1, "unique"), Goal::one), "");
    EXPECT_EQ(said_by_solve(row_of_three(2, "several"), Goal::one), "");
    EXPECT_EQ(said_by_solve(row_of_three(1, "3 solutions"), Goal::unique), "");
    EXPECT_EQ(said_by_solve(row_of_three(1, "a fine puzzle"), Goal::unique), "");
    EXPECT_EQ(said_by_check(row_of_three(1, "unique"), Depth::possible), "");
    EXPECT_EQ(said_by_check(row_of_three(3, "several"), Depth::possible), "");
    kernel::Search hurried;
    hurried.limits.failures = 0;
    hurried.limits.time = std::chrono::nanoseconds(1);
    EXPECT_EQ(said_by_solve(row_of_three(0, "several 7"), Goal::count, hurried), "");
}

TEST(Expectation, WhatHoldsIsNoContradiction) {
    EXPECT_EQ(said_by_solve(row_of_three(2, "unique"), Goal::unique), "");
    EXPECT_EQ(said_by_solve(row_of_three(1, "several"), Goal::unique), "");
    EXPECT_EQ(said_by_solve(row_of_three(1, "2 solutions"), Goal::count), "");
    EXPECT_EQ(said_by_solve(row_of_three(1, "several >=2"), Goal::count), "");
    EXPECT_EQ(said_by_solve(row_of_three(1, "optimal 0 pegs"), Goal::one), "");
    EXPECT_EQ(said_by_check(row_of_three(2, "unique"), Depth::unique), "");
    EXPECT_EQ(said_by_check(row_of_three(3, "legal 0 pegs"), Depth::possible), "");
}

}  // namespace
}  // namespace gridwright::answers
