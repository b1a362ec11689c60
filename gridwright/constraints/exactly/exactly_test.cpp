#include "gridwright/constraints/exactly/exactly.hpp"

#include "tests/support/enumeration.hpp"
#include "tests/support/settling.hpp"

namespace gridwright::constraints {
namespace {

using namespace tests::enumeration;

void tie(const std::vector<Domain>& domains, Value value, int times, bool upwards) {
    const Line line = line_for(static_cast<int>(domains.size()), upwards);
    expect_tied(
        {kernel::Exactly{line, value, times}}, line, domains, [&](Domains d) { return exactly(d, value, times); },
        Claim::exact);
}

TEST(Exactly, IsExactOnEverySmallLine) {
    for (int length = 1; length <= 4; ++length)
        for (int times = -1; times <= length + 1; ++times)
            for_all_domains(length, 0, 3, [&](const auto& domains) { tie(domains, 1, times, false); });
}

TEST(Exactly, IsExactOnLongerLines) {
    base::Random random(3);
    for (int i = 0; i < 20000 && !HasFatalFailure(); ++i) {
        const int length = 5 + static_cast<int>(random.below(5));
        tie(random_domains(random, length, 0, 2, 4000), static_cast<Value>(random.below(3)),
            static_cast<int>(random.below(6)), random.one_in(2));
    }
}

TEST(Exactly, SaysTheSameInClauses) {
    const Line line = line_for(3, false);
    for (int times = -1; times <= 4; ++times)
        for_all_domains(3, 0, 2, [&](const auto& domains) {
            const std::vector<Constraint> constraints{kernel::Exactly{line, 1, times}};
            tests::expect_settled(constraints, line, domains, tests::each_of(constraints));
        });
    tests::expect_settled_on_random_lines(1000, 8, 2, [](base::Random& random, Line random_line) {
        return kernel::Exactly{random_line, static_cast<Value>(random.below(4)), static_cast<int>(random.below(6))};
    });
}

}  // namespace
}  // namespace gridwright::constraints
