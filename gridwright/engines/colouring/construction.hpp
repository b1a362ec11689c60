#pragma once

#include "gridwright/engines/colouring/shape.hpp"

namespace gridwright::engines::colouring {

/// The colours of the board, the lowest first: as colours of a square are called that counts them from 0.
std::vector<kernel::Value> names_of_colours(const Board& board);

/// The upper left corner of a coloured square, in the colours of the board.
kernel::Solution cut_from(const kernel::Grid<int>& square, const Board& board);

/// A queens board without blanks, cut from a square with a linear colouring; nothing when no such square has as many
/// colours as the board.
std::optional<kernel::Solution> constructed(const Board& board);

}  // namespace gridwright::engines::colouring
