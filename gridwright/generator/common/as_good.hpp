#pragma once

#include "gridwright/kernel/model.hpp"

namespace gridwright::generator {

/// Asks for any solution that is as good as this one, a best one, instead of for the best: every engine answers that
/// sooner. Changes nothing where no solution is better than another; otherwise the board has no more cells than a line.
void ask_for_as_good_as(const kernel::Solution& best, kernel::Model& model);

}  // namespace gridwright::generator
