#pragma once

#include "gridwright/kernel/grid.hpp"

namespace gridwright::engines::colouring {

/// Whether the linear colouring of a square of this side has no colour twice in a line.
bool has_linear_colouring(int side);

/// Colours 0 to side - 1, each in every row and column and never twice on a diagonal: a knight's move down and to the
/// right keeps the colour. It works when neither 2 nor 3 divides the side.
kernel::Grid<int> linear_colouring(int side);

}  // namespace gridwright::engines::colouring
