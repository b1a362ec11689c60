#pragma once

#include "gridwright/base/random.hpp"
#include "gridwright/engines/colouring/halt.hpp"
#include "gridwright/engines/colouring/shape.hpp"

namespace gridwright::engines::colouring {

/// A queens board without blanks, cut from a square that is known how to colour; nothing when there is no such square
/// of as many colours as the board has.
std::optional<kernel::Solution> constructed(const Board& board, base::Random& random, const Halt& halt);

}  // namespace gridwright::engines::colouring
