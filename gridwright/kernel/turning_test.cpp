#include "gridwright/kernel/turning.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace gridwright::kernel {
namespace {

constexpr Size sizes[] = {{1, 1}, {3, 3}, {2, 4}, {5, 1}};

/// A board on which no two cells are the same.
Grid<int> numbered(Size size) {
    Grid<int> board(size);
    std::iota(board.begin(), board.end(), 0);
    return board;
}

TEST(Turning, IsAGroup) {
    for (const Size size : sizes)
        for (const Turning first : turnings) {
            EXPECT_EQ(turned(turned(numbered(size), first), inverse(first)), numbered(size));
            EXPECT_EQ(composed(first, inverse(first)), Turning{});
            for (const Turning then : turnings) {
                EXPECT_EQ(turned(turned(numbered(size), first), then), turned(numbered(size), composed(first, then)));
                EXPECT_NE(std::ranges::find(turnings, composed(first, then)), turnings.end());
            }
        }
}

TEST(Turning, MakesEightBoardsOfOne) {
    for (const Turning one : turnings)
        for (const Turning other : turnings)
            EXPECT_EQ(turned(numbered({3, 3}), one) == turned(numbered({3, 3}), other), one == other);
}

/// 0 1 2    5 2
/// 3 4 5    4 1
///          3 0
TEST(Turning, TransposesBeforeItReorders) {
    const Grid<int> board = turned(numbered({2, 3}), {true, true, true});
    ASSERT_EQ(board.size(), (Size{3, 2}));
    EXPECT_EQ(std::vector<int>(board.begin(), board.end()), (std::vector<int>{5, 2, 4, 1, 3, 0}));
}

/// The cells at a side of a turned board were at the side that `source_of` names, in the order that `reverses` tells.
TEST(Turning, TakesSidesWithIt) {
    const auto cells_at = [](Side side, const Grid<int>& board) {
        std::vector<int> cells;
        const Size size = board.size();
        for (int i = 0; i < (is_end_of_columns(side) ? size.columns : size.rows); ++i)
            cells.push_back(is_end_of_columns(side) ? board.at(side == Side::top ? 0 : size.rows - 1, i)
                                                    : board.at(i, side == Side::left ? 0 : size.columns - 1));
        return cells;
    };
    for (const Size size : {Size{3, 3}, Size{2, 4}})
        for (const Turning how : turnings)
            for (const Side side : every_side) {
                std::vector<int> before = cells_at(source_of(side, how), numbered(size));
                if (reverses(side, how)) std::ranges::reverse(before);
                EXPECT_EQ(cells_at(side, turned(numbered(size), how)), before);
            }
}

TEST(Turning, OfRowsKeepsRows) {
    for (const Turning how : turnings)
        EXPECT_EQ(std::ranges::find(turnings_of_rows, how) != turnings_of_rows.end(), !how.transposed);
}

}  // namespace
}  // namespace gridwright::kernel
