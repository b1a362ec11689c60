#pragma once

// The row of the Close or Far generator.

#include "gridwright/generator/common/maker.hpp"

namespace gridwright::generator::close_or_far {

extern const MakerRow maker_row;

}  // namespace gridwright::generator::close_or_far
