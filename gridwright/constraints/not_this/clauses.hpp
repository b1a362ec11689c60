#pragma once

#include "gridwright/constraints/formula.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// Some cell differs.
void encode(const kernel::NotThis& word, const CellLiterals& cells, Formula& formula);

}  // namespace gridwright::constraints
