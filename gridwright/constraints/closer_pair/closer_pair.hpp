#pragma once

// Two `near` and two `far` in a line, the two `near` closer together: its meaning, its propagation, and its clauses.

#include "gridwright/constraints/common/cell_literals.hpp"
#include "gridwright/constraints/common/propagation.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

bool holds(const kernel::CloserPair& constraint, const kernel::Solution& solution);

/// Exact: it implies the constraints "exactly two near" and "exactly two far" on the same line.
Propagation closer_pair(Domains domains, kernel::Value near, kernel::Value far);

/// Encodes two of each letter, and the distance of each pair as a row of literals "this far or farther".
void encode(const kernel::CloserPair& constraint, const CellLiterals& cells, Formula& formula);

/// An upper bound on the literals written for it, counting the ends of clauses.
std::uint64_t most_literals(const kernel::CloserPair& constraint, const kernel::Grid<kernel::Domain>& domains,
                            Form form);

}  // namespace gridwright::constraints
