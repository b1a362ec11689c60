#pragma once

// The starting point for digging Skyscraper puzzles: a board with every height and every clue.

#include "gridwright/kernel/constraint.hpp"
#include "gridwright/sheet/sheet.hpp"

namespace gridwright::generator::skyscraper {

/// The square with all its heights, and all its clues around it.
sheet::Sheet everything_about(const kernel::Solution& square);

}  // namespace gridwright::generator::skyscraper
