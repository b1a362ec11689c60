#pragma once

// No value twice in a line, not counting the values in `except`: its meaning, its propagation, and its clauses.

#include "gridwright/constraints/common/cell_literals.hpp"
#include "gridwright/constraints/common/propagation.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

bool holds(const kernel::AllDifferent& constraint, const kernel::Solution& solution);

/// Exact: domain consistency, as `all_distinct`.
Propagation all_different(Domains domains, kernel::Domain except);

/// Two cells of such a line: a fixed value leaves the other cell. Exact for two cells. The reports post it for every
/// pair if there are excepted values.
Propagation different_pair(Domains two, kernel::Domain except);

/// Each pair of cells differs; where there are as many values as cells, each value has a cell.
void encode(const kernel::AllDifferent& constraint, const CellLiterals& cells, Formula& formula);

/// An upper bound on the literals written for it, counting the ends of clauses.
std::uint64_t most_literals(const kernel::AllDifferent& constraint, const kernel::Grid<kernel::Domain>& domains,
                            Form form);

}  // namespace gridwright::constraints
