#pragma once

// Any solution but this one: what it means, what it rules out, and its clause.

#include "gridwright/constraints/common/cell_literals.hpp"
#include "gridwright/constraints/common/propagation.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

bool holds(const kernel::NotThis& constraint, const kernel::Solution& solution);

/// Exact; the domains are those of the whole board.
Propagation not_this(Domains domains, const kernel::Solution& solution);

/// Some cell differs.
void encode(const kernel::NotThis& constraint, const CellLiterals& cells, Formula& formula);

/// No more literals are written for it, the ends of clauses included.
std::uint64_t most_literals(const kernel::NotThis& constraint, const kernel::Grid<kernel::Domain>& domains, Form form);

}  // namespace gridwright::constraints
