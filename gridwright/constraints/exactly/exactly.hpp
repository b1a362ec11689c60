#pragma once

// A value occurs so many times in a line: what it means, what it rules out, and its clauses.

#include "gridwright/constraints/common/cell_literals.hpp"
#include "gridwright/constraints/common/propagation.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

bool holds(const kernel::Exactly& constraint, const kernel::Solution& solution);

/// Exact.
Propagation exactly(Domains domains, kernel::Value value, int times);

/// Counts the value along the line.
void encode(const kernel::Exactly& constraint, const CellLiterals& cells, Formula& formula);

/// No more literals are written for it, the ends of clauses included.
std::uint64_t most_literals(const kernel::Exactly& constraint, const kernel::Grid<kernel::Domain>& domains, Form form);

}  // namespace gridwright::constraints
