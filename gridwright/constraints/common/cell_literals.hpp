#pragma once

#include "gridwright/constraints/common/formula.hpp"
#include "gridwright/kernel/domain.hpp"
#include "gridwright/kernel/grid.hpp"

namespace gridwright::constraints {

/// What stands in each cell, as literals: one for each value of its domain. A cell with two values left is one variable
/// and a fixed cell none.
class CellLiterals {
  public:
    enum class OrderLiterals { none, wanted };

    /// Makes the variables, and the clauses that say that a cell has exactly one value; where the order is wanted, the
    /// literals of `above` too.
    CellLiterals(const kernel::Grid<kernel::Domain>& domains, Formula& formula,
                 OrderLiterals order = OrderLiterals::none);

    /// The cell holds the value.
    Literal is(int cell, int value) const;
    /// The same for each cell of a line.
    std::vector<Literal> along(kernel::Line line, int value) const;
    /// The cell holds a value above this one; only where the order was wanted.
    Literal above(int cell, int value) const;

    /// No more literals are written for cells with these domains, the ends of clauses included.
    static std::uint64_t most_literals(const kernel::Grid<kernel::Domain>& domains, OrderLiterals order, Form form);

    kernel::Domain domain(int cell) const { return domains_[cell]; }
    kernel::Size size() const { return domains_.size(); }

  private:
    int rank(int cell, int value) const { return (domains_[cell] & kernel::Domain::below(value)).size(); }
    void add_exactly_one(int cell, OrderLiterals order, Formula& formula) const;
    void add_order(int cell, Formula& formula);

    kernel::Grid<kernel::Domain> domains_;
    kernel::Grid<Literal> first_;    // the literal of the lowest value; those of the others follow
    kernel::Grid<Literal> ordered_;  // above the second lowest value; those above higher ones follow
};

}  // namespace gridwright::constraints
