#pragma once

#include "gridwright/base/random.hpp"
#include "gridwright/engines/colouring/halt.hpp"
#include "gridwright/kernel/grid.hpp"

#include <optional>

namespace gridwright::engines::colouring {

/// Colours 0 to side - 1 on a square board, none twice on a row, a column or a diagonal. Nothing when it had to halt,
/// or when there is none: 2, 3, 4, 6, 8, 9 and 10 have none. For some sides nobody knows any, and the search ends with
/// the halt alone.
std::optional<kernel::Grid<int>> full_colouring(int side, base::Random& random, const Halt& halt);

/// The side that has to be coloured by search: without its factors that 2 and 3 do not divide, as far as there are
/// colourings. A class of queens that may look around the edge of the board, as those of linear colourings may, can be
/// put in place of every cell of a smaller board.
int core_side(int side);

/// One try from a beginning of its own, for sides from 12 that have no linear colouring; nothing when it was bad luck.
std::optional<kernel::Grid<int>> try_full_colouring(int side, base::Random& random, const Halt& halt);

}  // namespace gridwright::engines::colouring
