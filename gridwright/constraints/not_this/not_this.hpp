#pragma once

// Any solution but this one: its meaning, its propagation, and its clause.

#include "gridwright/constraints/common/cell_literals.hpp"
#include "gridwright/constraints/common/propagation.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

bool holds(const kernel::NotThis& constraint, const kernel::Solution& solution);

/// Exact; the domains are those of the whole board.
Propagation not_this(Domains domains, const kernel::Solution& solution);

/// Some cell differs.
void encode(const kernel::NotThis& constraint, const CellLiterals& cells, Formula& formula);

/// An upper bound on the literals written for it, counting the ends of clauses.
std::uint64_t most_literals(const kernel::NotThis& constraint, const kernel::Grid<kernel::Domain>& domains, Form form);

}  // namespace gridwright::constraints
