#pragma once

// What follows from how many transparent pegs there are at most.

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique all_pegs_placed;  ///< H0: all transparent pegs are placed, so every other cell has a colour

}  // namespace gridwright::explain
