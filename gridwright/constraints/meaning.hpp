#pragma once

// What each constraint means, written to be obviously right rather than fast. Every solution passes these checks before
// it is shown.

#include "gridwright/kernel/model.hpp"

namespace gridwright::constraints {

bool holds(const kernel::Constraint& constraint, const kernel::Solution& solution);

/// True if the solution satisfies every domain, given and constraint of the model.
bool is_solution(const kernel::Model& model, const kernel::Solution& solution);

}  // namespace gridwright::constraints
