#pragma once

#include "gridwright/constraints/formula.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// A decision diagram over the highest value so far and how many have been seen.
void encode(const kernel::Visible& word, const CellLiterals& cells, Formula& formula);

}  // namespace gridwright::constraints
