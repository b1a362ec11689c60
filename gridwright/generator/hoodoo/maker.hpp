#pragma once

// The row of the Hoo-Doo generator.

#include "gridwright/generator/common/maker.hpp"

namespace gridwright::generator::hoodoo {

/// Up to this side no given can be left out. Above, proofs take too long to be sure of that.
inline constexpr int largest_minimal = 8;

extern const MakerRow maker_row;

}  // namespace gridwright::generator::hoodoo
