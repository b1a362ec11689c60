#pragma once

// Encodes constraints as clauses for SAT solvers. The clauses may use auxiliary variables; a filling of the cells
// satisfies the constraint exactly if the auxiliary variables can be chosen so that all clauses are true, and there is
// only one such choice.

#include "gridwright/constraints/common/cell_literals.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// Writes the clauses of the constraint; a Visible requires `cells` with order literals.
void encode(const kernel::Constraint& constraint, const CellLiterals& cells, Formula& formula);

/// An upper bound on the literals written for the constraint on a board with these domains, counting the ends of
/// clauses but not guards. It is cheap, and known before anything is written.
std::uint64_t most_literals(const kernel::Constraint& constraint, const kernel::Grid<kernel::Domain>& domains,
                            Form form);

/// True if the constraint needs the literals of CellLiterals::above.
bool wants_order(const kernel::Constraint& constraint);

}  // namespace gridwright::constraints
