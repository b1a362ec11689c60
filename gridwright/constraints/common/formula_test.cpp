#include "gridwright/constraints/common/formula.hpp"

#include "gridwright/constraints/common/cell_literals.hpp"
#include "gridwright/constraints/common/counting.hpp"
#include "tests/support/settling.hpp"

namespace gridwright::constraints {
namespace {

using kernel::Domain;
using tests::propagated;
using tests::Settled;

TEST(Formula, DropsWhatIsKnown) {
    Formula formula;
    const Literal a = formula.new_variable(), b = formula.new_variable();
    formula.add({a, always});
    formula.add({a, never, -b});
    formula.add({never});
    EXPECT_EQ(formula.literals(), (std::vector<Literal>{a, -b, 0, 0}));
    EXPECT_EQ(formula.clauses(), 2u);
}

TEST(Formula, ClausesBindWhereTheirGuardIsTrue) {
    Formula formula;
    const Literal a = formula.new_variable(), guard = formula.new_variable();
    formula.guard(guard);
    formula.add({a});
    formula.add({});
    formula.guard(always);
    formula.add({-a});
    EXPECT_EQ(formula.literals(), (std::vector<Literal>{a, -guard, 0, -guard, 0, -a, 0}));
}

TEST(CellLiterals, ACellHasOneValue) {
    for (int values = 0; values <= 6; ++values) {
        Formula formula;
        CellLiterals cells(kernel::Grid<Domain>({1, 1}, Domain::range(10, 9 + values)), formula,
                           CellLiterals::OrderLiterals::wanted);
        EXPECT_EQ(propagated(formula, {}) == Settled::broken, values == 0);
        EXPECT_EQ(cells.is(0, 9), never);
        std::vector<Literal> none;
        for (int a = 10; a < 10 + values; ++a) none.push_back(-cells.is(0, a));
        EXPECT_EQ(propagated(formula, none), Settled::broken);
        for (int a = 10; a < 10 + values; ++a) {
            EXPECT_EQ(propagated(formula, {cells.is(0, a)}), Settled::kept);
            for (int b = a + 1; b < 10 + values; ++b)
                EXPECT_EQ(propagated(formula, {cells.is(0, a), cells.is(0, b)}), Settled::broken);
        }
    }
}

TEST(CellLiterals, KnowTheirOrder) {
    const Domain domain(0b1011010110);
    for (std::uint64_t part = 1; part < 1024; ++part) {
        const Domain some = domain & Domain(part);
        if (some.empty()) continue;
        Formula formula;
        CellLiterals cells(kernel::Grid<Domain>({1, 1}, some), formula, CellLiterals::OrderLiterals::wanted);
        for (const int value : some)
            for (int limit = 0; limit <= 10; ++limit) {
                const Literal above = cells.above(0, limit), here = cells.is(0, value);
                ASSERT_EQ(propagated(formula, {here, above}), value > limit ? Settled::kept : Settled::broken);
                ASSERT_EQ(propagated(formula, {here, -above}), value > limit ? Settled::broken : Settled::kept);
            }
    }
}

TEST(Count, CountsWhatIsTrue) {
    for (int length = 0; length <= 6; ++length)
        for (int most = 1; most <= 4; ++most) {
            Formula formula;
            std::vector<Literal> row;
            for (int i = 0; i < length; ++i) row.push_back(formula.new_variable());
            const Count count(row, most, formula);
            for (unsigned pattern = 0; pattern < 1u << length; ++pattern) {
                std::vector<Literal> truth;
                for (int i = 0; i < length; ++i) truth.push_back(pattern >> i & 1 ? row[i] : -row[i]);
                ASSERT_EQ(propagated(formula, truth), Settled::kept);
                truth.push_back(0);
                for (int times = 0; times <= most; ++times) {
                    const bool enough = std::popcount(pattern) >= times;
                    truth.back() = count.at_least(times);
                    ASSERT_EQ(propagated(formula, truth), enough ? Settled::kept : Settled::broken);
                }
            }
        }
}

TEST(Count, CountsWhatIsKnownWithoutVariables) {
    Formula formula;
    const Literal row[] = {always, never, always};
    const Count count(row, 3, formula);
    EXPECT_EQ(count.at_least(2), always);
    EXPECT_EQ(count.at_least(3), never);
    EXPECT_EQ(formula.variables(), 0);
}

TEST(CellLiterals, AreInOrderWithoutPairsWhereTheyAreMany) {
    for (int values = 1; values <= 9; ++values)
        for (const auto order : {CellLiterals::OrderLiterals::none, CellLiterals::OrderLiterals::wanted}) {
            Formula formula(Form{.most_in_pairs = 4});
            const CellLiterals cells(kernel::Grid<Domain>({1, 1}, Domain::range(1, values)), formula, order);
            for (int a = 1; a <= values; ++a) {
                EXPECT_EQ(propagated(formula, {cells.is(0, a)}), Settled::kept);
                for (int b = a + 1; b <= values; ++b)
                    EXPECT_EQ(propagated(formula, {cells.is(0, a), cells.is(0, b)}), Settled::broken);
            }
        }
}

TEST(Formula, IsCutShortWhenAWatchIsDue) {
    std::atomic<bool> stop = false;
    const kernel::Watch watch(kernel::Limits{.stop = &stop});
    Formula formula;
    formula.heed(&watch);
    const Literal a = formula.new_variable();
    formula.add({a});
    EXPECT_FALSE(formula.cut_short());
    stop = true;
    for (int i = 0; i < 10'000; ++i) formula.add({a});
    EXPECT_TRUE(formula.cut_short());
    EXPECT_LT(formula.clauses(), 2000u);
    stop = false;  // what is missing is still missing
    formula.heed(nullptr);
    EXPECT_TRUE(formula.cut_short());
}

TEST(Formula, IsNoLargerThanEstimated) {
    base::Random random(9);
    for (int i = 0; i < 2000; ++i) {
        const int length = 1 + static_cast<int>(random.below(12)), values = 1 + static_cast<int>(random.below(12));
        kernel::Grid<Domain> domains({1, length}, Domain::range(1, values));
        for (Domain& domain : domains) domain &= Domain(random.next() | random.next());
        const kernel::Line line = kernel::row(domains.size(), 0);
        const int number = static_cast<int>(random.below(8));
        const auto value = static_cast<kernel::Value>(1 + random.below(3));
        const kernel::Constraint constraints[] = {kernel::AllDifferent{line, Domain(random.below(4))},
                                                  kernel::Visible{line, number}, kernel::Exactly{line, value, number},
                                                  kernel::CloserPair{line, value, 2}};
        for (const Form form : {Form{}, tests::form_of_long_lines})
            for (const kernel::Constraint& constraint : constraints) {
                Formula formula(form);
                const CellLiterals cells(domains, formula, CellLiterals::OrderLiterals::wanted);
                ASSERT_LE(formula.literals().size(),
                          CellLiterals::most_literals(domains, CellLiterals::OrderLiterals::wanted, form));
                formula.clear_clauses();
                encode(constraint, cells, formula);
                ASSERT_LE(formula.literals().size(), most_literals(constraint, domains, form))
                    << constraint.index() << ' ' << length;
            }
    }
}

}  // namespace
}  // namespace gridwright::constraints
