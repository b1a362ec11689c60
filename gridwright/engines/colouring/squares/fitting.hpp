#pragma once

// A coloured square laid on a board with holes and givens: turned, cut, and with its colours renamed so that as many
// cells as can easily be had hold what is given there.

#include "gridwright/base/random.hpp"
#include "gridwright/engines/colouring/board/colouring_board.hpp"

namespace gridwright::engines::colouring {

/// The colours of the board that come of it; `uncoloured` where there is a hole, the square has no colour, or its
/// colour is not allowed.
kernel::Grid<int> fitted(const kernel::Grid<int>& square, const ColouringBoard& board, base::Random& random);

}  // namespace gridwright::engines::colouring
