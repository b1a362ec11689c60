#pragma once

#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

bool holds(const kernel::CloserPair& word, const kernel::Solution& solution);

}  // namespace gridwright::constraints
