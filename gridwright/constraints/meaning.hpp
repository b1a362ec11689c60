#pragma once

// What each word means: obviously right, never fast. Every solution is judged by these before anyone sees it.

#include "gridwright/kernel/model.hpp"

namespace gridwright::constraints {

bool holds(const kernel::Constraint& word, const kernel::Solution& solution);

/// The solution keeps every domain, given and word of the model.
bool is_solution(const kernel::Model& model, const kernel::Solution& solution);

}  // namespace gridwright::constraints
