#pragma once

// A value occurs so many times in a line: its meaning, its propagation, and its clauses.

#include "gridwright/constraints/common/cell_literals.hpp"
#include "gridwright/constraints/common/propagation.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

bool holds(const kernel::Exactly& constraint, const kernel::Solution& solution);

/// Exact.
Propagation exactly(Domains domains, kernel::Value value, int times);

/// Counts the value along the line.
void encode(const kernel::Exactly& constraint, const CellLiterals& cells, Formula& formula);

/// An upper bound on the literals written for it, counting the ends of clauses.
std::uint64_t most_literals(const kernel::Exactly& constraint, const kernel::Grid<kernel::Domain>& domains, Form form);

}  // namespace gridwright::constraints
