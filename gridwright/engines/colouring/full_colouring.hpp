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

/// One try from a beginning of its own, for sides from 12 that have no linear colouring; nothing when it was bad luck.
std::optional<kernel::Grid<int>> try_full_colouring(int side, base::Random& random, const Halt& halt);

}  // namespace gridwright::engines::colouring
