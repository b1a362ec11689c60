#pragma once

// Boards of Hoo-Doo as models: blank ones, and small ones with holes and givens.

#include "gridwright/base/random.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"

namespace gridwright::tests {

/// A blank board; 0 colours are as many as its larger side.
kernel::Model hoodoo(kernel::Size size, puzzles::hoodoo::Pegs pegs = puzzles::hoodoo::fewest, int colours = 0);

/// A board with these pegs and holes.
kernel::Model hoodoo_with(kernel::Size size, puzzles::hoodoo::Pegs pegs, const std::vector<kernel::Given>& cells);

/// A board with some holes, some pegs that are given whether they fit or not, and any number of colours.
kernel::Model hoodoo_with_holes(kernel::Size size, base::Random& random);

}  // namespace gridwright::tests
