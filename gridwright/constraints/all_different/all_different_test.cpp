#include "gridwright/constraints/all_different/all_different.hpp"

#include "tests/support/enumeration.hpp"
#include "tests/support/settling.hpp"

namespace gridwright::constraints {
namespace {

using namespace tests::enumeration;

void tie(const std::vector<Domain>& domains, Domain except, bool upwards) {
    const Line line = line_for(static_cast<int>(domains.size()), upwards);
    expect_tied(
        {kernel::AllDifferent{line, except}}, line, domains, [&](Domains d) { return all_different(d, except); },
        Claim::exact);
}

TEST(AllDifferent, IsExactOnEverySmallLine) {
    for (const Domain except : {Domain(), Domain::single(0), Domain::single(0) | Domain::single(3)})
        for (int length = 1; length <= 4; ++length)
            for_all_domains(length, 0, 3, [&](const auto& domains) { tie(domains, except, false); });
}

TEST(AllDifferent, IsExactOnLongerLines) {
    base::Random random(1);
    for (int i = 0; i < 20000 && !HasFatalFailure(); ++i) {
        const int length = 5 + static_cast<int>(random.below(4));
        const Domain except = random.one_in(2) ? Domain() : Domain::single(0);
        tie(random_domains(random, length, 0, length, 4000), except, random.one_in(2));
    }
}

TEST(AllDifferent, HasHallSetsInLongLines) {
    std::vector<Domain> domains(62, Domain::range(1, 62));
    for (std::size_t i = 0; i < 30; ++i) domains[2 * i] = Domain::range(1, 30);
    ASSERT_EQ(all_different(domains, {}), Propagation::open);
    EXPECT_EQ(domains[1], Domain::range(31, 62));
    EXPECT_EQ(domains[0], Domain::range(1, 30));
}

TEST(DifferentPair, IsExact) {
    for (const Domain except : {Domain(), Domain::single(0)})
        for_all_domains(2, 0, 3, [&](const auto& domains) {
            const Line line = line_for(2, false);
            expect_tied(
                {kernel::AllDifferent{line, except}}, line, domains,
                [&](Domains d) { return different_pair(d, except); }, Claim::exact);
        });
}

TEST(AllDifferent, SaysTheSameInClauses) {
    const Line line = line_for(3, true);
    for (const Form form : {Form{}, tests::form_of_long_lines}) {
        for (const Domain except : {Domain(), Domain::single(0), Domain(0b1010)})
            for_all_domains(3, 0, 3, [&](const auto& domains) {
                const std::vector<Constraint> constraints{kernel::AllDifferent{line, except}};
                tests::expect_settled(constraints, line, domains, tests::each_of(constraints), false, form);
            });
        const auto draw = [](base::Random& random, Line random_line) {
            return kernel::AllDifferent{random_line, Domain(random.below(128) & random.below(128))};
        };
        tests::expect_settled_on_random_lines(1000, 6, 6, draw, form);
    }
}

}  // namespace
}  // namespace gridwright::constraints
