#include "gridwright/kernel/domain.hpp"
#include "gridwright/kernel/model.hpp"
#include "gridwright/kernel/outcome.hpp"

#include <gtest/gtest.h>

#include <set>

namespace gridwright::kernel {
namespace {

TEST(Line, GoesAlongTheBoard) {
    const Size size{3, 4};
    EXPECT_EQ(cells(row(size, 1)), (std::vector{4, 5, 6, 7}));
    EXPECT_EQ(cells(column(size, 2)), (std::vector{2, 6, 10}));
    EXPECT_EQ(cells(column(size, 2).reversed()), (std::vector{10, 6, 2}));
}

TEST(Line, LeadsFromOneCellToAnother) {
    const Size size{3, 4};
    EXPECT_EQ(cells(line_through(size, 4, 7)), (std::vector{4, 5, 6, 7}));
    EXPECT_EQ(cells(line_through(size, 10, 2)), (std::vector{10, 6, 2}));
    EXPECT_EQ(cells(line_through(size, 1, 11)), (std::vector{1, 6, 11}));
    EXPECT_EQ(cells(line_through(size, 8, 2)), (std::vector{8, 5, 2}));
    EXPECT_EQ(cells(line_through(size, 5, 5)), (std::vector{5}));
}

TEST(LineDeathTest, GoesStraight) {
    EXPECT_DEATH(line_through(Size{3, 4}, 0, 6), "a row, a column or a diagonal");
}

/// Two cells share a diagonal of the list exactly if they are as far apart in rows as in columns.
TEST(Line, DiagonalsAreAllDiagonals) {
    for (const Size size : {Size{1, 1}, Size{1, 5}, Size{2, 3}, Size{4, 4}, Size{5, 3}, Size{7, 4}}) {
        std::set<std::pair<int, int>> listed, expected;
        for (const Line line : diagonals(size)) {
            EXPECT_GE(line.length, 2);
            for (int i = 0; i < line.length; ++i)
                for (int j = 0; j < i; ++j) EXPECT_TRUE(listed.insert(std::minmax({line[i], line[j]})).second);
        }
        for (int a = 0; a < size.cells(); ++a)
            for (int b = a + 1; b < size.cells(); ++b)
                if (size.row_of(b) - size.row_of(a) == std::abs(size.column_of(b) - size.column_of(a)))
                    expected.insert({a, b});
        EXPECT_EQ(listed, expected) << size.rows << 'x' << size.columns;
    }
}

TEST(Domain, HasItsEnds) {
    EXPECT_EQ(Domain::range(0, 63), Domain::all());
    EXPECT_TRUE(Domain::range(5, 4).empty());
    EXPECT_TRUE(Domain::above(63).empty());
    EXPECT_EQ(Domain::above(-1), Domain::all());
    EXPECT_EQ(Domain::below(64), Domain::all());
    EXPECT_TRUE(Domain::below(0).empty());
    EXPECT_EQ(Domain::range(3, 6).min(), 3);
    EXPECT_EQ(Domain::range(3, 63).max(), 63);
    int sum = 0;
    for (const int value : Domain::range(3, 6) | Domain::single(63)) sum += value;
    EXPECT_EQ(sum, 3 + 4 + 5 + 6 + 63);
}

TEST(Model, LeavesOutByIndex) {
    Model model;
    model.reset({2, 2}, Domain::range(1, 2));
    model.add(AllDifferent{row({2, 2}, 0)});
    model.add(Visible{row({2, 2}, 0), 1}, SideClue{Side::left, 0});
    model.add(Visible{row({2, 2}, 1), 2}, SideClue{Side::left, 1});
    model.add(NotThis{std::make_shared<Solution>(Size{2, 2}, Value{1})});
    model.givens = {{0, 1}, {3, 2}};
    EXPECT_EQ(told_parts(model), (Parts{{1, 2}, {0, 1}}));
    const Model smaller = without(model, {{1}, {0}});
    ASSERT_EQ(smaller.constraints.size(), 3u);
    EXPECT_EQ(std::get<Visible>(smaller.constraints[1]).count, 2);
    ASSERT_EQ(smaller.givens.size(), 1u);
    EXPECT_EQ(smaller.givens[0].cell, 3);
    EXPECT_EQ(smaller.constraints.origin(0), Origin(RuleOfGame{}));
    EXPECT_EQ(smaller.constraints.origin(1), Origin(SideClue{Side::left, 1}));
    EXPECT_EQ(smaller.constraints.origin(2), Origin(RuleOfGame{}));
    EXPECT_EQ(told_parts(smaller), (Parts{{1}, {0}}));
}

TEST(Outcome, ComputesItsVerdict) {
    const auto verdict = [](std::optional<std::uint64_t> asked, std::uint64_t found, Stop stopped,
                            std::optional<int> objective = {}, std::optional<int> bound = {}) {
        Outcome outcome;
        outcome.asked = asked, outcome.found = found, outcome.stopped = stopped;
        outcome.objective = objective, outcome.bound = bound;
        return outcome.verdict();
    };
    EXPECT_EQ(verdict(1, 1, Stop::enough), Verdict::solved);
    EXPECT_EQ(verdict(1, 0, Stop::exhausted), Verdict::impossible);
    EXPECT_EQ(verdict(1, 0, Stop::limit), Verdict::unknown);
    EXPECT_EQ(verdict(2, 1, Stop::exhausted), Verdict::unique);
    EXPECT_EQ(verdict(2, 1, Stop::limit), Verdict::unknown);
    EXPECT_EQ(verdict(2, 2, Stop::enough), Verdict::several);
    EXPECT_EQ(verdict({}, 9, Stop::cancelled), Verdict::several);
    EXPECT_EQ(verdict({}, 0, Stop::cancelled), Verdict::unknown);
    EXPECT_EQ(verdict(1, 1, Stop::exhausted, 3, 3), Verdict::optimal);
    EXPECT_EQ(verdict(1, 1, Stop::limit, 3, 0), Verdict::solved);
    EXPECT_EQ(verdict(2, 1, Stop::limit, 3, 0), Verdict::unknown);
    EXPECT_EQ(verdict(2, 1, Stop::exhausted, 3, 3), Verdict::unique);
    EXPECT_EQ(verdict({}, 5, Stop::exhausted, 3, 3), Verdict::several);
}

}  // namespace
}  // namespace gridwright::kernel
