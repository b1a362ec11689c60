#pragma once

// Checks clauses against the meaning of their constraints. Unit propagation alone must settle every filling of a line:
// it finds a contradiction where a constraint is broken, and where all are kept it gives every variable its one value
// and leaves no clause unsatisfied. So the clauses say what the constraints say, and no filling is counted twice.

#include "gridwright/constraints/clauses.hpp"
#include "tests/support/enumeration.hpp"

#include <algorithm>
#include <cstdlib>

namespace gridwright::tests {

using constraints::Literal;
using enumeration::Constraint;
using enumeration::Domain;
using enumeration::Line;
using enumeration::Solution;
using enumeration::Value;

enum class Settled { kept, broken, open };

/// What unit propagation makes of the formula when these literals are true.
inline Settled propagated(const constraints::Formula& formula, const std::vector<Literal>& literals) {
    std::vector<int> sign(static_cast<std::size_t>(formula.variables()) + 1, 0);
    const auto value = [&](Literal literal) {
        const int its_sign = sign[static_cast<std::size_t>(std::abs(literal))];
        return literal < 0 ? -its_sign : its_sign;
    };
    const auto make_true = [&](Literal literal) {
        sign[static_cast<std::size_t>(std::abs(literal))] = literal < 0 ? -1 : 1;
    };
    for (const Literal literal : literals) {
        if (literal == constraints::always) continue;
        if (literal == constraints::never || value(literal) < 0) return Settled::broken;
        make_true(literal);
    }
    bool satisfied = false;
    for (bool changed = true; changed;) {
        changed = false;
        satisfied = true;
        bool has_true = false;
        std::vector<Literal> open;
        for (const Literal literal : formula.literals()) {
            if (literal != 0) {
                has_true = has_true || value(literal) > 0;
                if (value(literal) == 0) open.push_back(literal);
                continue;
            }
            if (!has_true && open.empty()) return Settled::broken;
            if (!has_true && open.size() == 1) make_true(open[0]), changed = true;
            satisfied = satisfied && has_true;
            has_true = false;
            open.clear();
        }
    }
    const bool all_known = std::find(sign.begin() + 1, sign.end(), 0) == sign.end();
    return satisfied && all_known ? Settled::kept : Settled::open;
}

/// Writes the clauses of the constraints of a test.
using Encode = std::function<void(const constraints::CellLiterals&, constraints::Formula&)>;

inline Encode each_of(const std::vector<Constraint>& constraints) {
    return [constraints](const auto& cells, auto& formula) {
        for (const Constraint& constraint : constraints) constraints::encode(constraint, cells, formula);
    };
}

/// Tries every filling of the board's domains; `guarded` switches the clauses by a literal, which may be off as well.
inline void expect_settled(const std::vector<Constraint>& constraints, const kernel::Grid<Domain>& domains,
                           const Encode& encode, bool guarded = false, constraints::Form form = {}) {
    constraints::Formula formula(form);
    constraints::CellLiterals cells(domains, formula, constraints::CellLiterals::OrderLiterals::wanted);
    const Literal guard = guarded ? formula.new_variable() : constraints::always;
    formula.guard(guard);
    encode(cells, formula);
    formula.guard(constraints::always);

    Solution solution(domains.size());
    std::vector<Literal> filling{guard};
    const std::function<void(int)> fill = [&](int cell) {
        if (testing::Test::HasFatalFailure()) return;
        if (cell < domains.size().cells()) {
            for (const int value : domains[cell]) {
                solution[cell] = static_cast<Value>(value);
                filling.push_back(cells.is(cell, value));
                fill(cell + 1);
                filling.pop_back();
            }
            return;
        }
        const bool kept = std::all_of(constraints.begin(), constraints.end(), [&](const Constraint& constraint) {
            return constraints::holds(constraint, solution);
        });
        ASSERT_EQ(propagated(formula, filling), kept ? Settled::kept : Settled::broken);
        if (!guarded) return;
        filling.front() = -guard;
        ASSERT_NE(propagated(formula, filling), Settled::broken);
        filling.front() = guard;
    };
    fill(0);
}

/// The same for a line with these domains, on a board whose other cells are fixed.
inline void expect_settled(const std::vector<Constraint>& constraints, Line line, const std::vector<Domain>& domains,
                           const Encode& encode, bool guarded = false, constraints::Form form = {}) {
    kernel::Grid<Domain> board(enumeration::board_for(line.length), Domain::single(0));
    for (int i = 0; i < line.length; ++i) board[line[i]] = domains[static_cast<std::size_t>(i)];
    SCOPED_TRACE(enumeration::shown(domains));
    expect_settled(constraints, board, encode, guarded, form);
}

/// Where even short lines are written as long ones are.
inline constexpr constraints::Form form_of_long_lines{.most_in_pairs = 1, .largest_diagram = 0};

/// Random lines of three to `longest` cells with values up to `highest`, under a constraint that `draw` makes.
inline void expect_settled_on_random_lines(int lines, int longest, int highest,
                                           const std::function<Constraint(base::Random&, Line)>& draw,
                                           constraints::Form form = {}) {
    base::Random random(5);
    for (int i = 0; i < lines && !testing::Test::HasFatalFailure(); ++i) {
        const int length = 3 + static_cast<int>(random.below(static_cast<std::uint64_t>(longest - 2)));
        const Line line = enumeration::line_for(length, random.one_in(2));
        const std::vector<Constraint> constraints{draw(random, line)};
        const auto domains = enumeration::random_domains(random, length, 0, highest, 300);
        expect_settled(constraints, line, domains, each_of(constraints), random.one_in(4), form);
    }
}

}  // namespace gridwright::tests
