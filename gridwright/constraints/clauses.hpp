#pragma once

// What each constraint says, in clauses. A constraint's clauses may use variables of their own; a filling of the cells
// keeps the constraint exactly if these can be chosen so that all clauses are true, and then there is one way to choose
// them.

#include "gridwright/constraints/common/cell_literals.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// Writes the constraint's clauses; a Visible asks that the order of `cells` was wanted.
void encode(const kernel::Constraint& constraint, const CellLiterals& cells, Formula& formula);

/// No more literals are written for the constraint on a board with these domains, the ends of clauses included; guards
/// come on top. It is known before anything is written, and costs nothing to ask.
std::uint64_t most_literals(const kernel::Constraint& constraint, const kernel::Grid<kernel::Domain>& domains,
                            Form form);

/// The constraint asks for the literals of CellLiterals::above.
bool wants_order(const kernel::Constraint& constraint);

}  // namespace gridwright::constraints
