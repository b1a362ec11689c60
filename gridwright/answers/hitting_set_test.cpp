#include "gridwright/answers/hitting_set.hpp"

#include "gridwright/base/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::answers {
namespace {

/// The cost of the cheapest set of elements that meets all sets, by trying every set.
int least_cost(const std::vector<std::vector<int>>& sets, const base::Vector<int>& costs) {
    int least = std::numeric_limits<int>::max();
    for (unsigned chosen = 0; chosen < 1u << costs.count(); ++chosen) {
        int cost = 0;
        for (int i = 0; i < costs.count(); ++i)
            if (chosen >> i & 1) cost += costs[i];
        const auto met = [&](const auto& set) {
            return std::ranges::any_of(set, [&](int element) { return chosen >> element & 1; });
        };
        if (cost < least && std::ranges::all_of(sets, met)) least = cost;
    }
    return least;
}

TEST(HittingSet, IsTheCheapest) {
    base::Random random(1);
    for (int round = 0; round < 300; ++round) {
        base::Vector<int> costs;
        for (int i = 0; i < 10; ++i) costs.push_back(8 + static_cast<int>(random.below(2)));
        HittingSet hitting(costs);
        std::vector<std::vector<int>> sets;
        for (std::uint64_t i = 0; i < 1 + random.below(12); ++i) {
            std::vector<int> set;
            for (int element = 0; element < 10; ++element)
                if (random.one_in(3)) set.push_back(element);
            if (set.empty()) continue;
            sets.push_back(set);
            hitting.add(set);
        }
        std::uint64_t nodes = 100'000;
        const auto answer = hitting.cheapest(1000, nodes, {});
        ASSERT_TRUE(answer.settled && answer.elements);
        EXPECT_EQ(hitting.cost_of(*answer.elements), least_cost(sets, costs));
        for (const auto& set : sets)
            EXPECT_TRUE(std::ranges::find_first_of(set, *answer.elements) != set.end()) << "a set is not met";
        EXPECT_FALSE(hitting.cheapest(hitting.cost_of(*answer.elements), nodes, {}).elements) << "none is cheaper";
    }
}

TEST(HittingSet, GivesUpWithoutNodes) {
    HittingSet hitting({1, 1, 1});
    hitting.add({0, 1});
    hitting.add({1, 2});
    std::uint64_t nodes = 1;
    EXPECT_FALSE(hitting.cheapest(10, nodes, {}).settled);
    EXPECT_EQ(nodes, 0u);
}

}  // namespace
}  // namespace gridwright::answers
