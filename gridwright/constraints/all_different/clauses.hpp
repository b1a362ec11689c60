#pragma once

#include "gridwright/constraints/formula.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// Each pair of cells differs; where there are as many values as cells, each value has a cell.
void encode(const kernel::AllDifferent& word, const CellLiterals& cells, Formula& formula);

}  // namespace gridwright::constraints
