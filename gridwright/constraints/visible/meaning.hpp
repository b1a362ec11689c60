#pragma once

#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

bool holds(const kernel::Visible& word, const kernel::Solution& solution);

}  // namespace gridwright::constraints
