#include "gridwright/constraints/all_different/clauses.hpp"
#include "gridwright/constraints/visible/clauses.hpp"
#include "gridwright/constraints/visible/meaning.hpp"
#include "gridwright/constraints/visible/propagate.hpp"
#include "tests/support/enumeration.hpp"
#include "tests/support/settling.hpp"

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

TEST(Visible, SaysTheSameInClauses) {
    const Line line = line_for(3, true);
    for (int count = -1; count <= 4; ++count)
        for_all_domains(3, 1, 3, [&](const auto& domains) {
            const std::vector<Constraint> words{kernel::Visible{line, count}};
            tests::expect_settled(words, line, domains, tests::each_of(words));
        });
    tests::expect_settled_on_random_lines(1500, 6, 6, [](base::Random& random, Line random_line) {
        return kernel::Visible{random_line, static_cast<int>(random.below(6))};
    });
}

TEST(Visible, SaysTheSameInFewerClausesWhereValuesDiffer) {
    base::Random random(6);
    for (int i = 0; i < 1500 && !HasFatalFailure(); ++i) {
        const int length = 2 + static_cast<int>(random.below(5));
        const Line line = line_for(length, random.one_in(2));
        const kernel::AllDifferent rule{line.reversed()};
        const kernel::Visible clue{line, 1 + static_cast<int>(random.below(4))};
        const auto domains = random_domains(random, length, 1, length + static_cast<int>(random.below(2)), 300);
        const auto encode_both = [&](const CellLiterals& cells, Formula& formula) {
            encode(rule, cells, formula);
            encode(clue, cells, formula, LineValues::differ);
        };
        tests::expect_settled({rule, clue}, line, domains, encode_both);
    }
}

}  // namespace
}  // namespace gridwright::constraints
