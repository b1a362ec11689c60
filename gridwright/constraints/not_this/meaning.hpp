#pragma once

#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

bool holds(const kernel::NotThis& word, const kernel::Solution& solution);

}  // namespace gridwright::constraints
