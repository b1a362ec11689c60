#include "gridwright/explain/common/non_attacking_sets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <random>

namespace gridwright::explain {
namespace {

using Cells = NonAttackingSets::Cells;

/// A board with some of the lines that a queen moves along; with `leave_out`, a quarter of them is missing.
NonAttackingSets queens(int rows, int columns, std::mt19937* leave_out = nullptr) {
    NonAttackingSets sets(rows * columns);
    const auto add_lines = [&](int direction, auto line_of) {
        for (int line = -rows; line < rows + columns; ++line) {
            Cells cells = 0;
            for (int row = 0; row < rows; ++row)
                for (int column = 0; column < columns; ++column)
                    if (line_of(row, column) == line) cells |= Cells{1} << (row * columns + column);
            if (std::popcount(cells) > 1 && !(leave_out && (*leave_out)() % 4 == 0)) sets.add_line(cells, direction);
        }
    };
    add_lines(0, [](int row, int) { return row; });
    add_lines(1, [](int, int column) { return column; });
    add_lines(2, [](int row, int column) { return row + column; });
    add_lines(3, [](int row, int column) { return column - row; });
    return sets;
}

/// By trying all subsets.
int largest_by_trying(const NonAttackingSets& sets, Cells open) {
    int largest = 0;
    for (Cells chosen = open;; chosen = (chosen - 1) & open) {
        if (!(sets.attacked_by(chosen) & chosen)) largest = std::max(largest, std::popcount(chosen));
        if (!chosen) return largest;
    }
}

TEST(NonAttackingSets, PlaceEightQueens) {
    const NonAttackingSets sets = queens(8, 8);
    EXPECT_EQ(sets.largest(sets.all()), 8);
    const auto found = sets.find(sets.all(), 8);
    ASSERT_TRUE(found);
    EXPECT_EQ(std::popcount(*found), 8);
    EXPECT_EQ(sets.attacked_by(*found) & *found, 0U);
    base::Vector<Cells> all;
    EXPECT_TRUE(sets.list(sets.all(), 0, 8, 100, all));
    EXPECT_EQ(all.count(), 92);
    EXPECT_FALSE(sets.list(sets.all(), 0, 8, 50, all));
    EXPECT_EQ(queens(3, 3).largest(queens(3, 3).all()), 2);
}

TEST(NonAttackingSets, AreAsLargeAsTryingAllSubsetsFinds) {
    std::mt19937 random(1);
    for (int i = 0; i < 300; ++i) {
        const NonAttackingSets sets = queens(3, 4, &random);
        const Cells open = random() & sets.all();
        const int largest = largest_by_trying(sets, open);
        ASSERT_EQ(sets.largest(open), largest) << "board " << i;
        ASSERT_GE(sets.fewest_parts(open).count, largest);
        const auto found = sets.find(open, largest);
        ASSERT_TRUE(found);
        EXPECT_EQ(*found & ~open, 0U);
        EXPECT_EQ(std::popcount(*found), largest);
        EXPECT_EQ(sets.attacked_by(*found) & *found, 0U);
        EXPECT_FALSE(sets.find(open, largest + 1));
    }
}

}  // namespace
}  // namespace gridwright::explain
