#include "gridwright/constraints/visible/visible.hpp"

#include "gridwright/constraints/all_different/all_different.hpp"
#include "gridwright/constraints/visible/visible.hpp"
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
    for (const Form form : {Form{}, tests::form_of_long_lines}) {
        for (int count = -1; count <= 4; ++count)
            for_all_domains(3, 1, 3, [&](const auto& domains) {
                const std::vector<Constraint> constraints{kernel::Visible{line, count}};
                tests::expect_settled(constraints, line, domains, tests::each_of(constraints), false, form);
            });
        const auto draw = [](base::Random& random, Line random_line) {
            return kernel::Visible{random_line, static_cast<int>(random.below(6))};
        };
        tests::expect_settled_on_random_lines(1500, 6, 6, draw, form);
    }
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
        tests::expect_settled({rule, clue}, line, domains, encode_both, false, tests::form_of_long_lines);
    }
}

TEST(Visible, HasADiagramOnEveryLineOfSixteen) {
    constexpr int length = 16;
    const kernel::Size size{1, length};
    for (const LineValues values : {LineValues::any, LineValues::differ})
        for (int count = 1; count <= length; ++count) {
            const auto clauses_in = [&](std::uint64_t largest_diagram) {
                Formula formula(Form{.largest_diagram = largest_diagram});
                const CellLiterals cells(kernel::Grid<Domain>(size, Domain::range(1, length)), formula,
                                         CellLiterals::OrderLiterals::wanted);
                encode(kernel::Visible{kernel::row(size, 0), count}, cells, formula, values);
                return formula.clauses();
            };
            // What all clues of a board of 62 x 62 leave to one of them.
            EXPECT_EQ(clauses_in(48'000), clauses_in(1'000'000)) << count;
        }
}

}  // namespace
}  // namespace gridwright::constraints
