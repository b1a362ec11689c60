#pragma once

// Lays a coloured square on a board with holes and givens: it turns and crops the square and renames its colours so
// that many cells agree with the givens.

#include "gridwright/base/random.hpp"
#include "gridwright/engines/colouring/board/colouring_board.hpp"

namespace gridwright::engines::colouring {

/// The resulting colours of the board; `uncoloured` for holes and cells whose colour is missing or not allowed.
kernel::Grid<int> fitted(const kernel::Grid<int>& square, const ColouringBoard& board, base::Random& random);

}  // namespace gridwright::engines::colouring
