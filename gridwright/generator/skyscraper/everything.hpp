#pragma once

#include "gridwright/formats/sheet.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::generator::skyscraper {

/// The square with all its heights, and all its clues around it.
formats::Sheet everything_about(const kernel::Solution& square);

}  // namespace gridwright::generator::skyscraper
