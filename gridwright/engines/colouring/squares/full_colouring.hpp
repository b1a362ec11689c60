#pragma once

// Squares in which every colour is a class of non-attacking queens: no colour occurs twice in a row, column or
// diagonal, and no cell is blank.

#include "gridwright/base/random.hpp"
#include "gridwright/kernel/grid.hpp"
#include "gridwright/kernel/watch.hpp"

#include <optional>

namespace gridwright::engines::colouring {

/// Smaller sides divisible by 2 or 3 have no colouring, as families of disjoint queen classes prove.
inline constexpr int smallest_core = 12;

/// The side that search has to colour: the side without factors coprime to 6, as long as it has colourings. Every cell
/// of a smaller board can be replaced by a linear square, because the queens of its classes do not attack each other
/// even around the edges of the board.
int core_side(int side);

/// Tries once, from a random start, to colour a square with colours 0 to side - 1, none twice in a row, column or
/// diagonal. Nothing if the start was unlucky, the watch was due, or there is no colouring: sides 2, 3, 4, 6, 8, 9 and
/// 10 have none, and for some larger sides none is known.
std::optional<kernel::Grid<int>> full_colouring(int side, base::Random& random, const kernel::Watch& watch);

}  // namespace gridwright::engines::colouring
