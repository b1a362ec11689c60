#pragma once

// Colourings of squares by a formula: every colour runs along lines of one slope.

#include "gridwright/kernel/grid.hpp"

#include <vector>

namespace gridwright::engines::colouring {

/// Whether there is a linear colouring of a square of this side: whether neither 2 nor 3 divides it.
bool has_linear_colouring(int side);

/// The slopes that give one, in ascending order; 2 is always among them.
std::vector<int> linear_slopes(int side);

/// Colours 0 to side - 1, each in every row and column and never twice on a diagonal: a step down and `slope` steps to
/// the right keep the colour.
kernel::Grid<int> linear_colouring(int side, int slope);

}  // namespace gridwright::engines::colouring
