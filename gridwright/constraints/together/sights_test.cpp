#include "gridwright/constraints/together/sights.hpp"

#include "tests/support/enumeration.hpp"

namespace gridwright::constraints {
namespace {

using namespace tests::enumeration;

void tie(SightsFilter& filter, const std::vector<Domain>& domains, Sights sights, Claim claim) {
    const Line line = line_for(static_cast<int>(domains.size()), false);
    std::vector<Constraint> constraints = {kernel::AllDifferent{line}};
    if (sights.front) constraints.push_back(kernel::Visible{line, sights.front});
    if (sights.back) constraints.push_back(kernel::Visible{line.reversed(), sights.back});
    expect_tied(
        constraints, line, domains, [&](Domains d) { return filter(d, sights); }, claim);
}

TEST(Sights, IsExactOnEverySmallLine) {
    SightsFilter filter;
    for (int length = 1; length <= 4; ++length)
        for (int front = 0; front <= length; ++front)
            for (int back = 0; back <= length; ++back)
                for_all_domains(length, 1, length, [&](const auto& d) { tie(filter, d, {front, back}, Claim::exact); });
}

TEST(Sights, IsExactOnLongerLines) {
    SightsFilter filter;
    base::Random random(5);
    for (int i = 0; i < 20000 && !HasFatalFailure(); ++i) {
        const int length = 5 + static_cast<int>(random.below(6));
        const Sights sights{static_cast<int>(random.below(5)), static_cast<int>(random.below(5))};
        tie(filter, random_domains(random, length, 1, length, 20000), sights, Claim::exact);
    }
}

/// A random permutation, its clues, and domains around it that are narrow enough to enumerate.
TEST(Sights, IsExactOnLongLinesWhoseListingFits) {
    SightsFilter filter;
    base::Random random(6);
    for (int i = 0; i < 2000 && !HasFatalFailure(); ++i) {
        const int length = 11 + static_cast<int>(random.below(6));
        std::vector<Value> heights;
        for (int h = 1; h <= length; ++h) heights.push_back(static_cast<Value>(h));
        random.shuffle(std::span(heights));
        Solution street(board_for(length));
        const Line line = line_for(length, false);
        std::vector<Domain> domains;
        double fillings = 1;
        for (int p = 0; p < length; ++p) {
            street[line[p]] = heights[p];
            Domain domain = Domain::single(street[line[p]]);
            while (fillings * domain.size() < 2000 && random.one_in(2))
                domain.add(1 + static_cast<int>(random.below(static_cast<std::uint64_t>(length))));
            fillings *= domain.size();
            domains.push_back(domain);
        }
        int front = 1, back = 1;
        while (!holds(kernel::Visible{line, front}, street)) ++front;
        while (!holds(kernel::Visible{line.reversed(), back}, street)) ++back;
        tie(filter, domains, {front, back}, Claim::exact);
    }
}

/// Short and long lines in turn, since both use the same memory.
TEST(Sights, IsTheSameByListingAlone) {
    SightsFilter filter, other;
    base::Random random(7);
    for (int i = 0; i < 5000 && !HasFailure(); ++i) {
        const int length = 1 + static_cast<int>(random.below(12));
        const Sights sights{static_cast<int>(random.below(5)), static_cast<int>(random.below(5))};
        std::vector<Domain> one = random_domains(random, length, 1, length, 20000), same = one;
        const Propagation result = filter(one, sights);
        EXPECT_EQ(result, other.by_listing_alone(same, sights));
        if (result != Propagation::failed) {
            EXPECT_EQ(one, same);
        }
    }
}

TEST(Sights, GivesUpTheSameWayEveryTime) {
    SightsFilter used, fresh;
    for (const Sights sights : {Sights{3, 4}, Sights{2, 0}, Sights{9, 9}, Sights{1, 62}}) {
        std::vector<Domain> once(62, Domain::range(1, 62)), twice = once;
        const Propagation result = used(once, sights);
        EXPECT_EQ(result, fresh(twice, sights));
        EXPECT_EQ(once, twice);
        EXPECT_EQ(result, sights.back == 62 ? Propagation::entailed : Propagation::open);
    }
}

TEST(Sights, KnowsThatTheHighestIsSeenTwice) {
    SightsFilter filter;
    std::vector<Domain> domains(12, Domain::range(1, 12));
    EXPECT_EQ(filter(domains, {7, 7}), Propagation::failed);
}

}  // namespace
}  // namespace gridwright::constraints
