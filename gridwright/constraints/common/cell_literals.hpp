#pragma once

// How the content of cells becomes variables of a formula: "the cell holds 3", and for constraints that compare heights
// "the cell holds more than 3".

#include "gridwright/constraints/common/formula.hpp"
#include "gridwright/kernel/domain.hpp"
#include "gridwright/kernel/grid.hpp"

namespace gridwright::constraints {

/// The literals of each cell: one for each value of its domain. A cell with two values left needs one variable and a
/// fixed cell none.
class CellLiterals {
  public:
    enum class OrderLiterals { none, wanted };

    /// Creates the variables and the clauses that give each cell exactly one value; if order literals are wanted, those
    /// of `above` too.
    CellLiterals(const kernel::Grid<kernel::Domain>& domains, Formula& formula,
                 OrderLiterals order = OrderLiterals::none);

    /// The cell holds the value.
    Literal is(int cell, int value) const;
    /// The same for each cell of a line.
    std::vector<Literal> along(kernel::Line line, int value) const;
    /// The cell holds a value above this one; only if order literals were wanted.
    Literal above(int cell, int value) const;

    /// An upper bound on the literals written for cells with these domains, counting the ends of clauses.
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
