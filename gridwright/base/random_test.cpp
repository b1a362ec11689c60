#include "gridwright/base/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace gridwright::base {
namespace {

/// The published reference values of xoshiro256** seeded by SplitMix64 from 0: what any other implementation prints.
TEST(Random, IsTheDocumentedGenerator) {
    Random random(0);
    EXPECT_EQ(random.next(), 0x99ec5f36cb75f2b4u);
    EXPECT_EQ(random.next(), 0xbf6e1f784956452au);
    EXPECT_EQ(random.next(), 0x1a5f849d4933e6e0u);
}

TEST(Random, DrawsEachOutcomeAboutEquallyOften) {
    Random random(7);
    std::vector<int> counts(6, 0);
    for (int i = 0; i < 60000; ++i) ++counts[random.below(6)];
    for (const int count : counts) {
        EXPECT_GT(count, 9500);
        EXPECT_LT(count, 10500);
    }
}

TEST(Random, ShufflesEveryOrder) {
    Random random(3);
    std::vector<std::vector<int>> seen;
    for (int i = 0; i < 500; ++i) {
        std::vector<int> items = {1, 2, 3, 4};
        random.shuffle(std::span(items));
        if (std::find(seen.begin(), seen.end(), items) == seen.end()) seen.push_back(items);
    }
    EXPECT_EQ(seen.size(), 24u);
}

}  // namespace
}  // namespace gridwright::base
