#pragma once

#include "gridwright/constraints/common/formula.hpp"

namespace gridwright::constraints {

/// As many true literals as the row has, in front: the k-th says that at least k of the row are true. The clauses only
/// say what the new variables mean, in both directions; nothing is forbidden.
std::vector<Literal> sorted(std::span<const Literal> row, Formula& formula);

/// No more literals are written for so many in a row, the ends of clauses included.
std::uint64_t most_literals_of_sorting(std::uint64_t row);

}  // namespace gridwright::constraints
