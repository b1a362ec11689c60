#pragma once

#include "gridwright/base/random.hpp"
#include "gridwright/kernel/grid.hpp"
#include "gridwright/kernel/watch.hpp"

#include <optional>

namespace gridwright::engines::colouring {

/// Smaller sides that 2 or 3 divides have no colouring, as families of disjoint queen classes prove.
inline constexpr int smallest_core = 12;

/// The side that has to be coloured by search: without its factors that 2 and 3 do not divide, as far as there are
/// colourings. A class of queens that may look around the edge of the board, as those of linear colourings may, can be
/// put in place of every cell of a smaller board.
int core_side(int side);

/// Colours 0 to side - 1 on a square board, none twice on a row, a column or a diagonal: one try from a beginning of
/// its own. Nothing when it was bad luck, it had to halt, or there is none: 2, 3, 4, 6, 8, 9 and 10 have none, and for
/// some sides nobody knows any.
std::optional<kernel::Grid<int>> full_colouring(int side, base::Random& random, const kernel::Watch& watch);

}  // namespace gridwright::engines::colouring
