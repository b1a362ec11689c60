#include "gridwright/generator/common/descent.hpp"

#include <gtest/gtest.h>

namespace gridwright::generator {
namespace {

constexpr DescentRules rules{.first_draws = 3, .too_many = 1000, .standstill = 50};

/// A number has as many solutions as it says; those below 1 have none.
struct Numbers {
    base::Random random{1};
    int counted = 0, most_counted = 1'000'000;
    std::uint64_t longest_count = 0;

    std::optional<int> descend() {
        return generator::descend(
            rules, random, [&] { return 500 + static_cast<int>(random.below(1000)); },
            [&](int number) { return number - 20 + static_cast<int>(random.below(40)); },
            [&](int number, std::uint64_t most) -> std::optional<std::uint64_t> {
                if (++counted > most_counted) return std::nullopt;
                longest_count = std::max(longest_count, most);
                return std::min(number < 1 ? 0 : static_cast<std::uint64_t>(number), most);
            });
    }
};

TEST(Descent, EndsAtASingleSolution) {
    EXPECT_EQ(Numbers{}.descend(), 1);
}

TEST(Descent, EndsWithNothingWhenCountingDoes) {
    Numbers impatient;
    impatient.most_counted = 20;
    EXPECT_EQ(impatient.descend(), std::nullopt);
    EXPECT_EQ(impatient.counted, 21);
}

TEST(Descent, BeginsAnewAfterAStandstill) {
    base::Random random(1);
    int draws = 0;
    // The first draw leads nowhere: whatever is near has two solutions for ever. The second is what is looked for.
    const auto found = descend(
        DescentRules{.first_draws = 1, .too_many = 10, .standstill = 5}, random, [&] { return ++draws; },
        [](int state) { return state; },
        [](int state, std::uint64_t) { return std::optional<std::uint64_t>(3 - state); });
    EXPECT_EQ(found, 2);
}

}  // namespace
}  // namespace gridwright::generator
