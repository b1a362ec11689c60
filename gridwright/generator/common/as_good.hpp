#pragma once

// Digging a puzzle with an objective asks about solutions as good as the best one, thousands of times.

#include "gridwright/kernel/model.hpp"

namespace gridwright::generator {

/// Changes the model from "find a best solution" to "find any solution as good as this one", which is known to be best:
/// every engine answers that sooner. A model without an objective stays as it is; with one, the board must not have
/// more cells than a line can have.
void ask_for_as_good_as(const kernel::Solution& best, kernel::Model& model);

}  // namespace gridwright::generator
