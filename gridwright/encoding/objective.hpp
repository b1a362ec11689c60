#pragma once

// Encodes the objective of a model: clauses that count the cells with the value to be minimised.

#include "gridwright/constraints/common/cell_literals.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::encoding {

/// Counts the cells that the objective wants few of, up to `most` at least: the k-th literal, from 0, says that more
/// than k cells hold its value. The clauses only say what the new variables mean; nothing is forbidden.
std::vector<constraints::Literal> counted(const kernel::Fewest& objective, int most,
                                          const constraints::CellLiterals& cells, constraints::Formula& formula);

/// An upper bound on the literals written for the objective of a large board, counting the ends of clauses; small
/// boards need little.
std::uint64_t most_literals_of_counting(kernel::Size size);

}  // namespace gridwright::encoding
