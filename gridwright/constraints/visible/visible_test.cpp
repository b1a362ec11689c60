#include "gridwright/constraints/visible/meaning.hpp"
#include "gridwright/constraints/visible/propagate.hpp"
#include "tests/support/enumeration.hpp"

namespace gridwright::constraints {
namespace {

using namespace tests::enumeration;

void tie(const std::vector<Domain>& domains, int count, bool upwards) {
    const Line line = line_for(static_cast<int>(domains.size()), upwards);
    expect_tied(
        {kernel::Visible{line, count}}, line, domains, [&](Domains d) { return visible(d, count); }, Claim::exact);
}

TEST(Visible, MeansWhatAPersonCounts) {
    Solution street(Size{1, 5});
    const Value heights[] = {2, 1, 4, 3, 5};
    for (int i = 0; i < 5; ++i) street[i] = heights[i];
    const Line from_left = kernel::row(street.size(), 0);
    EXPECT_TRUE(holds(kernel::Visible{from_left, 3}, street));
    EXPECT_TRUE(holds(kernel::Visible{from_left.reversed(), 1}, street));
    EXPECT_FALSE(holds(kernel::Visible{from_left, 2}, street));
    EXPECT_FALSE(holds(kernel::Visible{from_left, 0}, street));
    EXPECT_FALSE(holds(kernel::Visible{from_left, 6}, street));
}

TEST(Visible, IsExactOnEverySmallLine) {
    for (int length = 1; length <= 4; ++length)
        for (int count = 0; count <= length + 1; ++count)
            for_all_domains(length, 1, 4, [&](const auto& domains) { tie(domains, count, false); });
}

TEST(Visible, IsExactOnLongerLines) {
    base::Random random(2);
    for (int i = 0; i < 20000 && !HasFatalFailure(); ++i) {
        const int length = 5 + static_cast<int>(random.below(4));
        tie(random_domains(random, length, 0, length, 4000), 1 + static_cast<int>(random.below(6)), random.one_in(2));
    }
}

}  // namespace
}  // namespace gridwright::constraints
