#include "gridwright/engines/skyline/line_filter.hpp"

#include "tests/support/enumeration.hpp"

namespace gridwright::engines::skyline {
namespace {

using namespace tests::enumeration;

/// The filter as the ties know filters: heights from 1, domains of any sort.
Propagation filtered(LineFilter& filter, Domains domains, int front, int back) {
    std::vector<Bits> line;
    for (const Domain domain : domains) line.push_back(static_cast<Bits>(domain.bits() >> 1));
    const auto length = static_cast<int>(line.size());
    if (filter(line.data(), length, front, back, 1u << longest_side) == LineFilter::Result::failed)
        return Propagation::failed;
    for (std::size_t i = 0; i < line.size(); ++i) domains[i] = Domain(std::uint64_t{line[i]} << 1);
    return all_fixed(domains) ? Propagation::entailed : Propagation::open;
}

void tie(LineFilter& filter, const std::vector<Domain>& domains, int front, int back) {
    const Line line = line_for(static_cast<int>(domains.size()), false);
    std::vector<Constraint> constraints = {kernel::AllDifferent{line}};
    if (front) constraints.push_back(kernel::Visible{line, front});
    if (back) constraints.push_back(kernel::Visible{line.reversed(), back});
    expect_tied(
        constraints, line, domains, [&](Domains d) { return filtered(filter, d, front, back); }, Claim::exact);
}

TEST(LineFilter, IsExactOnEverySmallLine) {
    LineFilter filter;
    for (int length = 1; length <= 4; ++length)
        for (int front = 0; front <= length; ++front)
            for (int back = 0; back <= length; ++back)
                for_all_domains(length, 1, length, [&](const auto& domains) { tie(filter, domains, front, back); });
}

TEST(LineFilter, IsExactOnLongerLines) {
    LineFilter filter;
    base::Random random(7);
    for (int i = 0; i < 20000 && !testing::Test::HasFatalFailure(); ++i) {
        const int length = 5 + static_cast<int>(random.below(4));
        tie(filter, random_domains(random, length, 1, length, 2000), static_cast<int>(random.below(6)),
            static_cast<int>(random.below(6)));
    }
}

TEST(LineFilter, GivesUpWithoutAChange) {
    LineFilter filter;
    std::vector<Bits> line(longest_side, 0xffff);
    const std::vector<Bits> before = line;
    EXPECT_EQ(filter(line.data(), longest_side, 3, 4, 1000), LineFilter::Result::gave_up);
    EXPECT_EQ(line, before);
    EXPECT_EQ(filter(line.data(), longest_side, 8, 9, 1u << longest_side), LineFilter::Result::gave_up);
    EXPECT_EQ(line, before);
    EXPECT_EQ(filter(line.data(), longest_side, 3, 4, 1u << longest_side), LineFilter::Result::narrowed);
    EXPECT_NE(line, before);
    EXPECT_EQ(filter(line.data(), longest_side, 9, 9, 1u << longest_side), LineFilter::Result::failed);
}

}  // namespace
}  // namespace gridwright::engines::skyline
