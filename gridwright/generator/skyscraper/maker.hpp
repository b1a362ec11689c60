#pragma once

// The row of the Skyscraper generator.

#include "gridwright/generator/common/maker.hpp"

namespace gridwright::generator::skyscraper {

extern const MakerRow maker_row;

}  // namespace gridwright::generator::skyscraper
