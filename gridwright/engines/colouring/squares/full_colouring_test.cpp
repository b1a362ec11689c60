#include "gridwright/engines/colouring/squares/full_colouring.hpp"

#include "gridwright/engines/colouring/squares/symmetric_start.hpp"

#include <gtest/gtest.h>

#include <set>

namespace gridwright::engines::colouring {
namespace {

/// Every colour that is used is a full class of queens.
void expect_full_classes(const kernel::Grid<int>& colours, int classes) {
    const int side = colours.size().rows;
    std::vector<std::set<int>> rows(classes), columns = rows, falling = rows, rising = rows;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const int colour = colours.at(row, column);
            if (colour == uncoloured) continue;
            ASSERT_GE(colour, 0);
            ASSERT_LT(colour, classes);
            EXPECT_TRUE(rows[colour].insert(row).second);
            EXPECT_TRUE(columns[colour].insert(column).second);
            EXPECT_TRUE(falling[colour].insert(column - row).second);
            EXPECT_TRUE(rising[colour].insert(column + row).second);
        }
    for (const auto& met : rows) EXPECT_EQ(static_cast<int>(met.size()), side);
}

/// What one of some tries finds.
std::optional<kernel::Grid<int>> found(int side, base::Random& random) {
    for (int tries = 0; tries < 50; ++tries)
        if (auto colours = full_colouring(side, random, kernel::Watch())) return colours;
    return std::nullopt;
}

TEST(FullColouring, IsFoundOnEveryKindOfSide) {
    for (const int side : {1, 5, 7, 11, 12, 13, 14, 16, 18, 20}) {
        SCOPED_TRACE(side);
        base::Random random(1);
        const auto colours = found(side, random);
        ASSERT_TRUE(colours);
        ASSERT_EQ(colours->size(), (kernel::Size{side, side}));
        for (const int colour : *colours) ASSERT_NE(colour, uncoloured);
        expect_full_classes(*colours, side);
    }
}

TEST(FullColouring, SaysNothingWhereThereIsNone) {
    base::Random random(1);
    for (const int side : {2, 3, 4, 6, 8, 9, 10}) EXPECT_FALSE(found(side, random)) << side;
}

TEST(FullColouring, IsTheSameForTheSameSeedOnly) {
    base::Random first(5), second(5), other(6);
    const auto colours = found(14, first);
    ASSERT_TRUE(colours);
    EXPECT_EQ(colours, found(14, second));
    EXPECT_NE(colours, found(14, other));
}

TEST(FullColouring, IsComposedWhereThatIsPossible) {
    EXPECT_EQ(core_side(60), 12);
    EXPECT_EQ(core_side(12), 12);
    EXPECT_EQ(core_side(30), 30);  // 6 x 6 has none
    base::Random random(1);
    const auto colours = found(60, random);
    ASSERT_TRUE(colours);
    expect_full_classes(*colours, 60);
}

TEST(FullColouring, HaltsWhenItsTimeIsOver) {
    base::Random random(1);
    const kernel::Watch watch(kernel::Limits{.time = std::chrono::milliseconds(20)});
    EXPECT_FALSE(full_colouring(27, random, watch));
    EXPECT_TRUE(watch.due());
}

TEST(FullColouring, HaltsWhenToldTo) {
    base::Random random(1);
    const std::atomic<bool> stop = true;
    EXPECT_FALSE(full_colouring(12, random, kernel::Watch(kernel::Limits{.stop = &stop})));
}

TEST(SymmetricStart, LeavesAsManyClassesAsAskedFor) {
    for (const int side : {12, 17, 21, 27, 30, 32, 33, 36}) {
        SCOPED_TRACE(side);
        base::Random random(1);
        const Start start = symmetric_start(side, side / 2, 5, random, kernel::Watch());
        EXPECT_EQ(start.classes + start.remainder.classes(), side);
        EXPECT_LE(start.remainder.classes(), side / 2);
        EXPECT_GT(start.remainder.classes(), side / 2 - 4);
        expect_full_classes(start.colours, start.classes);
    }
}

TEST(SymmetricStart, EndsWhenNoClassIsLeft) {
    for (const int side : {2, 3, 4, 5, 6, 8, 9, 15, 26, 27}) {
        SCOPED_TRACE(side);
        base::Random random(1);
        const Start start = symmetric_start(side, 0, 3, random, kernel::Watch());
        EXPECT_EQ(start.classes + start.remainder.classes(), side);
        expect_full_classes(start.colours, start.classes);
    }
}

}  // namespace
}  // namespace gridwright::engines::colouring
