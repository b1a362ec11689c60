#pragma once

// A coloured square laid on a board with holes and givens: turned, cut, and with its colours renamed so that as many
// cells as can easily be had hold what is given there.

#include "gridwright/base/random.hpp"
#include "gridwright/engines/colouring/shape.hpp"

namespace gridwright::engines::colouring {

/// The board that comes of it. A cell that does not fit, or has no colour on the square, is blank or holds what is
/// given, so this may be no solution.
kernel::Solution fitted(const kernel::Grid<int>& square, const Board& board, base::Random& random);

}  // namespace gridwright::engines::colouring
