#include "gridwright/generator/common/latin_square.hpp"

#include "tests/support/evenness.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace gridwright::generator {
namespace {

using kernel::Solution;
using kernel::Value;

bool latin(const Solution& square) {
    const int side = square.size().rows;
    for (int i = 0; i < side; ++i) {
        std::set<int> row, column;
        for (int j = 0; j < side; ++j) {
            row.insert(square.at(i, j));
            column.insert(square.at(j, i));
        }
        std::set<int> all;
        for (int value = 1; value <= side; ++value) all.insert(value);
        if (row != all || column != all) return false;
    }
    return true;
}

std::vector<Value> cells(const Solution& square) {
    return {square.begin(), square.end()};
}

TEST(LatinSquares, AreLatinInEverySize) {
    base::Random random(1);
    for (int side = 2; side <= 16; ++side) {
        LatinSquares squares(side);
        for (int drawn = 0; drawn < 20; ++drawn) EXPECT_TRUE(latin(squares.draw(random))) << side;
    }
}

TEST(LatinSquares, AreEquallyLikely) {
    for (const auto& [side, count] : {std::pair(3, 12u), {4, 576u}}) {
        base::Random random(2);
        LatinSquares squares(side);
        std::map<std::vector<Value>, int> seen;
        for (unsigned drawn = 0; drawn < 100 * count; ++drawn) ++seen[cells(squares.draw(random))];
        EXPECT_EQ(seen.size(), count);
        EXPECT_LT(tests::unevenness(seen, count), 5) << side;
    }
}

/// The square with its columns and then its rows in the order that sorts the first row and column.
std::vector<Value> reduced(Solution square) {
    const int side = square.size().rows;
    Solution result(square.size());
    for (int column = 0; column < side; ++column)
        for (int row = 0; row < side; ++row) result.at(row, square.at(0, column) - 1) = square.at(row, column);
    square = result;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) result.at(square.at(row, 0) - 1, column) = square.at(row, column);
    return cells(result);
}

// Shuffled rows and columns alone would never leave one of the 56 classes.
TEST(LatinSquares, OfFiveFallEvenlyIntoTheirClasses) {
    base::Random random(3);
    LatinSquares squares(5);
    std::map<std::vector<Value>, int> seen;
    for (int drawn = 0; drawn < 11'200; ++drawn) ++seen[reduced(squares.draw(random))];
    EXPECT_EQ(seen.size(), 56u);
    EXPECT_LT(tests::unevenness(seen, 56), 5);
}

TEST(LatinSquares, DependOnTheRandomSourceAlone) {
    LatinSquares used(7), fresh(7);
    base::Random before(9);
    used.draw(before);
    base::Random one(5), other(5);
    EXPECT_EQ(used.draw(one), fresh.draw(other));
}

}  // namespace
}  // namespace gridwright::generator
