#include "gridwright/engines/colouring/construction.hpp"

#include "gridwright/engines/colouring/linear.hpp"

#include <algorithm>

namespace gridwright::engines::colouring {

using namespace kernel;

namespace {

/// A square of this side, coloured with as many colours from 0, or nothing.
std::optional<Grid<int>> coloured_square(int side, base::Random&, const Halt&) {
    if (has_linear_colouring(side)) return linear_colouring(side);
    // The place for full_colouring(side, random, halt): squares whose side 2 or 3 divides.
    return std::nullopt;
}

/// The upper left corner of the square, in the colours of the board.
Solution cut_from(const Grid<int>& square, const Board& board) {
    std::vector<Value> names;
    for (const int colour : board.colours) names.push_back(static_cast<Value>(colour));
    Solution solution(board.size);
    for (int row = 0; row < board.size.rows; ++row)
        for (int column = 0; column < board.size.columns; ++column)
            solution.at(row, column) = names[static_cast<std::size_t>(square.at(row, column))];
    return solution;
}

}  // namespace

std::optional<Solution> constructed(const Board& board, base::Random& random, const Halt& halt) {
    if (!board.queens) return std::nullopt;
    for (int side = std::max(board.size.rows, board.size.columns); side <= board.colours.size(); ++side)
        if (const auto square = coloured_square(side, random, halt)) return cut_from(*square, board);
    return std::nullopt;
}

}  // namespace gridwright::engines::colouring
