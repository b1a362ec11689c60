#pragma once

// A formula in clauses, as every SAT solver takes it, and the literals that say what stands in a cell. Nothing here
// knows a solver: a formula is a list of numbers, literal after literal with a 0 behind each clause.
//
// What is known beforehand costs nothing: the literals `always` and `never` may be used like any other, and the formula
// drops what they make superfluous. So who writes a word's clauses never asks whether a cell is fixed or a value gone.

#include "gridwright/kernel/domain.hpp"
#include "gridwright/kernel/grid.hpp"

#include <initializer_list>
#include <span>
#include <vector>

namespace gridwright::constraints {

/// A variable, or with a minus its negation.
using Literal = int;

inline constexpr Literal always = 1 << 30, never = -always;

class Formula {
  public:
    Literal new_variable() { return ++variables_; }

    /// At least one of the literals is true.
    void add(std::span<const Literal> clause);
    void add(std::initializer_list<Literal> clause) { add(std::span(clause.begin(), clause.size())); }

    /// From now on clauses bind only where `guard` is true; `always` ends that.
    void guard(Literal guard) { guard_ = guard; }

    int variables() const { return variables_; }
    std::size_t clauses() const { return clauses_; }
    /// All clauses, one behind the other, each with a 0 at its end.
    const std::vector<Literal>& literals() const { return literals_; }

    /// Forgets the clauses, but not the variables: what was written has been handed on.
    void clear_clauses();

  private:
    int variables_ = 0;
    std::size_t clauses_ = 0;
    Literal guard_ = always;
    std::vector<Literal> literals_;
};

/// What stands in each cell, as literals: one for each value of its domain. A cell with two values left is one variable
/// and a fixed cell none.
class CellLiterals {
  public:
    /// Makes the variables, and the clauses that say that a cell has exactly one value.
    CellLiterals(const kernel::Grid<kernel::Domain>& domains, Formula& formula);

    /// Makes the literals of `above` too.
    void add_order(Formula& formula);

    /// The cell holds the value.
    Literal is(int cell, int value) const;
    /// The cell holds a value above this one; only after `add_order`.
    Literal above(int cell, int value) const;

    kernel::Domain domain(int cell) const { return domains_[cell]; }
    kernel::Size size() const { return domains_.size(); }

  private:
    int rank(int cell, int value) const { return (domains_[cell] & kernel::Domain::below(value)).size(); }
    void add_exactly_one(int cell, Formula& formula) const;
    void add_order(int cell, Formula& formula);

    kernel::Grid<kernel::Domain> domains_;
    kernel::Grid<Literal> first_;    // the literal of the lowest value; those of the others follow
    kernel::Grid<Literal> ordered_;  // above the second lowest value; those above higher ones follow
};

}  // namespace gridwright::constraints
