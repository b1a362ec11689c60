#pragma once

#include "gridwright/constraints/formula.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// Two of each letter, and the distance of each pair as a row of literals «this far or farther».
void encode(const kernel::CloserPair& word, const CellLiterals& cells, Formula& formula);

}  // namespace gridwright::constraints
