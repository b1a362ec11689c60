#pragma once

#include "gridwright/constraints/formula.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// Counts the value along the line.
void encode(const kernel::Exactly& word, const CellLiterals& cells, Formula& formula);

}  // namespace gridwright::constraints
