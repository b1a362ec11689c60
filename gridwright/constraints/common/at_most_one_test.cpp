#include "gridwright/constraints/common/at_most_one.hpp"

#include "gridwright/constraints/common/sorting.hpp"
#include "tests/support/settling.hpp"

#include <bit>

namespace gridwright::constraints {
namespace {

using tests::propagated;
using tests::Settled;

/// So many variables, all of which `visit` gets in every way that they can be true or false.
template <typename Visit>
void for_each_row(const std::vector<Literal>& variables, Visit visit) {
    for (unsigned row = 0; row < 1u << variables.size(); ++row) {
        std::vector<Literal> literals;
        for (std::size_t i = 0; i < variables.size(); ++i)
            literals.push_back(row >> i & 1 ? variables[i] : -variables[i]);
        visit(literals, std::popcount(row));
    }
}

TEST(AtMostOne, SaysTheSameInPairsAndInASquare) {
    for (const std::size_t most_in_pairs : {1u, 3u, 100u})
        for (int length = 0; length <= 9; ++length) {
            Formula formula(Form{.most_in_pairs = most_in_pairs});
            std::vector<Literal> variables;
            for (int i = 0; i < length; ++i) variables.push_back(formula.new_variable());
            std::vector<Literal> row = variables;
            row.insert(row.begin() + length / 2, never);
            add_at_most_one(row, formula);
            for_each_row(variables, [&](const std::vector<Literal>& literals, int number) {
                ASSERT_EQ(propagated(formula, literals), number <= 1 ? Settled::kept : Settled::broken);
            });
            EXPECT_LE(formula.literals().size(), most_literals_of_at_most_one(row.size(), formula.form()));
        }
}

TEST(AtMostOne, LeavesNothingBesideTheOneThatIsTrue) {
    Formula formula(Form{.most_in_pairs = 1});
    std::vector<Literal> row;
    for (int i = 0; i < 30; ++i) row.push_back(formula.new_variable());
    add_at_most_one(row, formula);
    for (const Literal one : row)
        for (const Literal other : row) EXPECT_EQ(propagated(formula, {one, other}) == Settled::broken, one != other);
}

TEST(Sorting, PutsWhatIsTrueInFront) {
    for (int length = 0; length <= 9; ++length)
        for (const Literal known : {always, never}) {
            Formula formula;
            std::vector<Literal> variables;
            for (int i = 0; i < length; ++i) variables.push_back(formula.new_variable());
            std::vector<Literal> row = variables;
            row.insert(row.begin() + length / 2, known);
            const std::vector<Literal> in_order = sorted(row, formula);
            ASSERT_EQ(in_order.size(), row.size());
            EXPECT_LE(formula.literals().size(), most_literals_of_sorting(row.size()));
            for_each_row(variables, [&](std::vector<Literal> literals, int number) {
                number += known == always;
                for (std::size_t i = 0; i < in_order.size(); ++i)
                    literals.push_back(static_cast<int>(i) < number ? in_order[i] : -in_order[i]);
                ASSERT_EQ(propagated(formula, literals), Settled::kept);
                for (std::size_t i = variables.size(); i < literals.size(); ++i) {
                    literals[i] = -literals[i];
                    ASSERT_EQ(propagated(formula, literals), Settled::broken);
                    literals[i] = -literals[i];
                }
            });
        }
}

}  // namespace
}  // namespace gridwright::constraints
