#include "gridwright/engines/colouring/squares/exact_cover.hpp"

#include "gridwright/base/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::engines::colouring {
namespace {

using Sets = std::vector<std::vector<int>>;

bool covers_each_once(const Sets& sets, const std::vector<int>& chosen, int items) {
    std::vector<int> times(items);
    for (const int set : chosen)
        for (const int item : sets[set]) ++times[item];
    return std::all_of(times.begin(), times.end(), [](int n) { return n == 1; });
}

bool has_cover(const Sets& sets, int items) {
    for (unsigned subset = 0; subset < 1u << sets.size(); ++subset) {
        std::vector<int> chosen;
        for (std::size_t i = 0; i < sets.size(); ++i)
            if (subset >> i & 1) chosen.push_back(static_cast<int>(i));
        if (covers_each_once(sets, chosen, items)) return true;
    }
    return false;
}

Sets drawn(int items, base::Random& random) {
    Sets sets(random.below(10));
    for (auto& set : sets)
        for (int item = 0; item < items; ++item)
            if (random.one_in(3)) set.push_back(item);
    return sets;
}

TEST(ExactCover, IsFoundWhereTryingEverythingFindsOne) {
    base::Random random(3);
    int with = 0;
    constexpr int questions = 2000;
    for (int i = 0; i < questions; ++i) {
        const int items = 1 + static_cast<int>(random.below(7));
        const Sets sets = drawn(items, random);
        ExactCover cover(items);
        for (const auto& set : sets) cover.add(set);
        const auto chosen = cover.solve(kernel::Watch());
        ASSERT_EQ(chosen.has_value(), has_cover(sets, items));
        EXPECT_TRUE(!chosen || covers_each_once(sets, *chosen, items));
        with += chosen.has_value();
    }
    EXPECT_GT(with, questions / 10);
    EXPECT_LT(with, questions * 9 / 10);
}

TEST(ExactCover, KnowsMoreItemsThanAMachineWordHas) {
    ExactCover cover(130);
    std::vector<int> low, high;
    for (int item = 0; item < 130; ++item) (item < 70 ? low : high).push_back(item);
    cover.add(low);
    EXPECT_FALSE(cover.solve(kernel::Watch()));
    cover.add(high);
    EXPECT_EQ(cover.solve(kernel::Watch()), (std::vector<int>{0, 1}));
}

TEST(ExactCover, HaltsWhenToldTo) {
    ExactCover cover(1);
    cover.add(std::vector<int>{0});
    const std::atomic<bool> stop = true;
    EXPECT_FALSE(cover.solve(kernel::Watch(kernel::Limits{.stop = &stop})));
}

}  // namespace
}  // namespace gridwright::engines::colouring
