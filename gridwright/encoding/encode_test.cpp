#include "gridwright/encoding/encode.hpp"

#include "gridwright/constraints/meaning.hpp"
#include "gridwright/encoding/objective.hpp"
#include "gridwright/engines/fd/fd.hpp"
#include "tests/support/random_boards.hpp"
#include "tests/support/settling.hpp"

#include <algorithm>

namespace gridwright::encoding {
namespace {

using namespace kernel;
using constraints::always;
using constraints::Literal;
using tests::propagated;
using tests::Settled;

Model random_model(base::Random& random) {
    Model model;
    puzzles::make(tests::random_sheet(random))->model(model);
    return model;
}

Solution random_filling(const Grid<Domain>& domains, base::Random& random) {
    Solution filling(domains.size());
    for (int cell = 0; cell < domains.size().cells(); ++cell) {
        auto left = random.below(static_cast<std::uint64_t>(domains[cell].size()));
        for (const int value : domains[cell])
            if (left-- == 0) filling[cell] = static_cast<Value>(value);
    }
    return filling;
}

/// Solutions, each with one cell changed as well, and fillings drawn blindly.
std::vector<Solution> fillings(const Model& model, base::Random& random) {
    Search search;
    search.solutions = search.keep = 5;
    std::vector<Solution> some = engines::fd::FdEngine().run(model, search).kept;
    for (std::size_t i = some.size(); i-- > 0;) {
        const auto cell = static_cast<int>(random.below(static_cast<std::uint64_t>(model.size().cells())));
        some.push_back(some[i]);
        some.back()[cell] = random_filling(model.domains, random)[cell];
    }
    some.push_back(random_filling(model.domains, random));
    return some;
}

/// What unit propagation makes of the formula with this filling and these literals.
Settled settled(const Encoding& encoding, const Solution& filling, std::vector<Literal> literals) {
    for (int cell = 0; cell < filling.size().cells(); ++cell)
        literals.push_back(encoding.cells.is(cell, filling[cell]));
    return propagated(encoding.formula, literals);
}

TEST(Encoding, SaysWhatTheModelSays) {
    base::Random random(3);
    int kept = 0;
    for (int i = 0; i < 300; ++i) {
        Model model = random_model(random);
        model.givens.clear();
        const Encoding encoding = encode(model, model.domains);
        EXPECT_EQ(encoding.guards, std::vector<Literal>(model.constraints.size(), always));
        for (const Solution& filling : fillings(model, random)) {
            const bool keeps = constraints::is_solution(model, filling);
            ASSERT_EQ(settled(encoding, filling, {}), keeps ? Settled::kept : Settled::broken);
            kept += keeps;
        }
    }
    EXPECT_GT(kept, 300);
}

/// A clue whose literal is false is not looked at.
TEST(Encoding, SwitchesClues) {
    base::Random random(4);
    int kept = 0, broken = 0;
    for (int i = 0; i < 300; ++i) {
        Model model = random_model(random);
        model.givens.clear();
        const Encoding encoding = encode(model, model.domains, Clues::switchable);
        ASSERT_EQ(encoding.guards.size(), model.constraints.size());
        for (std::size_t index = 0; index < encoding.guards.size(); ++index)
            ASSERT_EQ(encoding.guards[index] == always, is_rule(model.constraints.origin(index)));
        const std::vector<std::size_t> clues = told_parts(model).constraints;
        if (clues.empty()) continue;
        const std::size_t off = clues[random.below(clues.size())];
        std::vector<Literal> on = encoding.guards, switched = encoding.guards;
        switched[off] = -switched[off];
        for (auto* literals : {&on, &switched}) std::erase(*literals, always);
        const Model smaller = without(model, {.constraints = {off}, .givens = {}});
        for (const Solution& filling : fillings(smaller, random)) {
            const bool keeps = constraints::is_solution(smaller, filling);
            // The variables of a clue that is off may be anything.
            ASSERT_EQ(settled(encoding, filling, switched) == Settled::broken, !keeps);
            ASSERT_EQ(settled(encoding, filling, on),
                      constraints::is_solution(model, filling) ? Settled::kept : Settled::broken);
            ++(keeps ? kept : broken);
        }
    }
    EXPECT_GT(kept, 100);
    EXPECT_GT(broken, 100);
}

TEST(Encoding, HasNoMoreLiteralsThanEstimated) {
    base::Random random(5);
    for (int i = 0; i < 200; ++i) {
        const Model model = random_model(random);
        EXPECT_LE(encode(model, model.domains).formula.literals().size(), most_literals(model));
    }
}

TEST(Encoding, HandsOverClausesBitByBit) {
    base::Random random(6);
    for (int i = 0; i < 20; ++i) {
        const Model model = random_model(random);
        std::vector<Literal> taken;
        const Encoding whole = encode(model, model.domains);
        const Encoding rest = encode(model, model.domains, Clues::fixed, {}, [&](constraints::Formula& formula) {
            taken.insert(taken.end(), formula.literals().begin(), formula.literals().end());
            formula.clear_clauses();
        });
        EXPECT_EQ(taken, whole.formula.literals());
        EXPECT_EQ(rest.formula.literals(), std::vector<Literal>{});
    }
}

/// The k-th literal is true exactly where more than k cells hold the value; nothing is forbidden.
void expect_counted(Size size, int most, int fillings, base::Random& random) {
    constraints::Formula formula;
    const Grid<Domain> domains(size, Domain::range(0, 2));
    const constraints::CellLiterals cells(domains, formula);
    const Fewest objective{1};
    const std::vector<Literal> more_than = counted(objective, most, cells, formula);
    ASSERT_GE(std::ssize(more_than), most);
    for (int i = 0; i < fillings; ++i) {
        const Solution filling = random_filling(domains, random);
        const int count = objective_of(objective, filling);
        std::vector<Literal> literals;
        for (int cell = 0; cell < size.cells(); ++cell) literals.push_back(cells.is(cell, filling[cell]));
        for (int k = 0; k < most; ++k) {
            const Literal more = more_than[k];
            literals.push_back(count > k ? more : -more);
        }
        ASSERT_EQ(propagated(formula, literals), Settled::kept);
        for (const int k : {count - 1, count}) {
            if (k < 0 || k >= most) continue;
            Literal& said = literals[size.cells() + k];
            said = -said;
            ASSERT_EQ(propagated(formula, literals), Settled::broken);
            said = -said;
        }
    }
}

TEST(Objective, IsCountedCellByCell) {
    base::Random random(7);
    for (int most = 1; most <= 6; ++most) expect_counted({2, 3}, most, 50, random);
}

TEST(Objective, IsSortedOnLargeBoards) {
    base::Random random(8);
    expect_counted({17, 17}, 250, 3, random);
}

}  // namespace
}  // namespace gridwright::encoding
