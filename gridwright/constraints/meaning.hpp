#pragma once

// What each constraint means: obviously right, never fast. Every solution is judged by these before anyone sees it.

#include "gridwright/kernel/model.hpp"

namespace gridwright::constraints {

bool holds(const kernel::Constraint& constraint, const kernel::Solution& solution);

/// The solution keeps every domain, given and constraint of the model.
bool is_solution(const kernel::Model& model, const kernel::Solution& solution);

}  // namespace gridwright::constraints
