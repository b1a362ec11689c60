#pragma once

// Small models and searches for tests of engines that need no puzzle.

#include "gridwright/kernel/model.hpp"
#include "gridwright/kernel/search.hpp"

#include <functional>

namespace gridwright::tests {

/// A square board with these values in every cell, and one rule for each row and column.
kernel::Model square_board(int side, kernel::Domain values,
                           const std::function<kernel::Constraint(kernel::Line)>& rule);

/// A search for all solutions.
kernel::Search for_all();

}  // namespace gridwright::tests
