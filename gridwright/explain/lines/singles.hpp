#pragma once

// Placements: a cell with one value left, and a value with one cell left in a line that has every value.

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique naked_single;   ///< L1
extern const Technique hidden_single;  ///< L2

/// What the same steps are called on a board of pegs.
extern const Technique last_colour;  ///< H2
extern const Technique only_place;   ///< H3

}  // namespace gridwright::explain
