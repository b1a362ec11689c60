#include "gridwright/constraints/closer_pair/closer_pair.hpp"

#include "tests/support/enumeration.hpp"
#include "tests/support/settling.hpp"

namespace gridwright::constraints {
namespace {

using namespace tests::enumeration;

void tie(const std::vector<Domain>& domains, Value near, Value far, bool upwards) {
    const Line line = line_for(static_cast<int>(domains.size()), upwards);
    expect_tied(
        {kernel::CloserPair{line, near, far}}, line, domains, [&](Domains d) { return closer_pair(d, near, far); },
        Claim::exact);
}

TEST(CloserPair, IsExactOnEverySmallLine) {
    for (int length = 1; length <= 5; ++length)
        for_all_domains(length, 0, 2, [&](const auto& domains) { tie(domains, 1, 2, false); });
    for_all_domains(4, 0, 3, [&](const auto& domains) { tie(domains, 3, 1, false); });
    for_all_domains(4, 1, 2, [&](const auto& domains) { tie(domains, 1, 1, false); });
}

TEST(CloserPair, IsExactOnLongerLines) {
    base::Random random(4);
    for (int i = 0; i < 20000 && !HasFatalFailure(); ++i) {
        const int length = 5 + static_cast<int>(random.below(6));
        tie(random_domains(random, length, 0, random.one_in(4) ? 3 : 2, 4000), 1, 2, random.one_in(2));
    }
}

/// The known numbers of legal lines of 4 to 10 cells, by what the constraint means.
TEST(CloserPair, HasAsManyLegalLinesAsKnown) {
    const std::size_t known[] = {1, 9, 31, 79, 166, 310, 530};
    for (int length = 4; length <= 10; ++length) {
        const Line line = line_for(length, false);
        const std::vector<Domain> blank(length, Domain::range(0, 2));
        EXPECT_EQ(truth_of({kernel::CloserPair{line, 1, 2}}, line, blank).legal, known[length - 4]);
    }
}

TEST(CloserPair, TakesTheLongestLines) {
    std::vector<Domain> domains(62, Domain::range(0, 2));
    ASSERT_EQ(closer_pair(domains, 1, 2), Propagation::open);
    domains[0] = domains[61] = Domain::single(1);  // no far pair is wider
    EXPECT_EQ(closer_pair(domains, 1, 2), Propagation::failed);
    std::vector<Domain> wide(62, Domain::range(0, 2));
    wide[0] = wide[61] = Domain::single(2);
    ASSERT_EQ(closer_pair(wide, 1, 2), Propagation::open);
    EXPECT_EQ(wide[30], Domain::range(0, 1));
}

TEST(CloserPair, SaysTheSameInClauses) {
    for (int length = 0; length <= 5; ++length) {
        const Line line = line_for(length, true);
        const std::vector<Domain> domains(length, Domain::range(0, 2));
        for (const Value far : {0, 1, 7}) {
            const std::vector<Constraint> constraints{kernel::CloserPair{line, 1, far}};
            tests::expect_settled(constraints, line, domains, tests::each_of(constraints));
        }
    }
    tests::expect_settled_on_random_lines(2000, 9, 2, [](base::Random& random, Line random_line) {
        const auto near = static_cast<Value>(random.below(3));
        return kernel::CloserPair{random_line, near, static_cast<Value>((near + 1 + random.below(2)) % 3)};
    });
}

}  // namespace
}  // namespace gridwright::constraints
