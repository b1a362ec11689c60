#pragma once

// Two `near` and two `far` in a line, the two `near` closer together: what it means, what it rules out, and its
// clauses.

#include "gridwright/constraints/common/cell_literals.hpp"
#include "gridwright/constraints/common/propagation.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

bool holds(const kernel::CloserPair& constraint, const kernel::Solution& solution);

/// Exact: with it the constraints "exactly two near" and "exactly two far" on the same line say nothing more.
Propagation closer_pair(Domains domains, kernel::Value near, kernel::Value far);

/// Two of each letter, and the distance of each pair as a row of literals "this far or farther".
void encode(const kernel::CloserPair& constraint, const CellLiterals& cells, Formula& formula);

/// No more literals are written for it, the ends of clauses included.
std::uint64_t most_literals(const kernel::CloserPair& constraint, const kernel::Grid<kernel::Domain>& domains,
                            Form form);

}  // namespace gridwright::constraints
