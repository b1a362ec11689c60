#include "gridwright/engines/colouring/construction.hpp"

#include "gridwright/engines/colouring/linear.hpp"

#include <algorithm>

namespace gridwright::engines::colouring {

using namespace kernel;

std::vector<Value> names_of_colours(const Board& board) {
    std::vector<Value> names;
    for (const int colour : board.colours) names.push_back(static_cast<Value>(colour));
    return names;
}

Solution cut_from(const Grid<int>& square, const Board& board) {
    const std::vector<Value> names = names_of_colours(board);
    Solution solution(board.size);
    for (int row = 0; row < board.size.rows; ++row)
        for (int column = 0; column < board.size.columns; ++column)
            solution.at(row, column) = names[static_cast<std::size_t>(square.at(row, column))];
    return solution;
}

std::optional<Solution> constructed(const Board& board) {
    if (!board.queens) return std::nullopt;
    for (int side = std::max(board.size.rows, board.size.columns); side <= board.colours.size(); ++side)
        if (has_linear_colouring(side)) return cut_from(linear_colouring(side), board);
    return std::nullopt;
}

}  // namespace gridwright::engines::colouring
