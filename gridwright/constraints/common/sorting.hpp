#pragma once

// A sorting network in clauses, which counts many true literals of a long row. counting.hpp is better for small
// numbers.

#include "gridwright/constraints/common/formula.hpp"

namespace gridwright::constraints {

/// Sorts a row of literals, the true ones first: the k-th result says that at least k of the row are true. The clauses
/// only say what the new variables mean, in both directions; nothing is forbidden.
std::vector<Literal> sorted(std::span<const Literal> row, Formula& formula);

/// An upper bound on the literals written for a row of this length, counting the ends of clauses.
std::uint64_t most_literals_of_sorting(std::uint64_t row);

}  // namespace gridwright::constraints
