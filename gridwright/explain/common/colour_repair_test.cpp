#include "gridwright/explain/common/colour_repair.hpp"

#include <gtest/gtest.h>

namespace gridwright::explain {
namespace {

/// Every cell attacks every other one.
base::Vector<std::uint64_t> all_attack(int cells) {
    base::Vector<std::uint64_t> attacked;
    for (int i = 0; i < cells; ++i) attacked.push_back(((std::uint64_t{1} << cells) - 1) & ~(std::uint64_t{1} << i));
    return attacked;
}

TEST(ColourRepair, MendsWhatCanBeMended) {
    const auto attacked = all_attack(4);
    const base::Vector<unsigned> choices{0b1111, 0b0011, 0b0001, 0b1100};
    base::Vector<int> filling{0, 0, 0, 0};
    ASSERT_TRUE(ColourRepair(attacked, choices, 0).mend(filling, 100));
    EXPECT_EQ(filling[1], 1);
    EXPECT_EQ(filling[2], 0);
    EXPECT_EQ(filling[0] + filling[3], 5);
    EXPECT_NE(filling[0], filling[3]);
}

TEST(ColourRepair, SpendsNoMoreThanItMay) {
    const auto attacked = all_attack(3);
    const unsigned repeating = 1U << ColourRepair::repeating;
    const base::Vector<unsigned> choices{0b1 | repeating, 0b1 | repeating, 0b1 | repeating};
    base::Vector<int> filling;
    EXPECT_TRUE(ColourRepair(attacked, choices, 2).mend(filling, 100));
    EXPECT_FALSE(ColourRepair(attacked, choices, 1).mend(filling, 100));
}

}  // namespace
}  // namespace gridwright::explain
