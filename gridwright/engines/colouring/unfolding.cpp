#include "gridwright/engines/colouring/unfolding.hpp"

#include <array>

namespace gridwright::engines::colouring {

using namespace kernel;

namespace {

struct Turning {
    bool upside_down, mirrored, transposed;
};

Solution image(const Solution& board, Turning how) {
    const Size size = board.size();
    Solution result(size);
    for (int row = 0; row < size.rows; ++row)
        for (int column = 0; column < size.columns; ++column) {
            const int down = how.upside_down ? size.rows - 1 - row : row;
            const int across = how.mirrored ? size.columns - 1 - column : column;
            result.at(row, column) = how.transposed ? board.at(across, down) : board.at(down, across);
        }
    return result;
}

}  // namespace

std::vector<Solution> Unfolding::news(const Solution& board) {
    std::vector<Solution> result;
    const bool square = board.size().rows == board.size().columns;
    for (const bool transposed : {false, true})
        for (const bool upside_down : {false, true})
            for (const bool mirrored : {false, true}) {
                if (transposed && !square) continue;
                Solution one = named_in_order(image(board, {upside_down, mirrored, transposed}));
                if (known_.emplace(one.begin(), one.end()).second) result.push_back(std::move(one));
            }
    return result;
}

/// The colour that comes first gets the lowest name.
Solution Unfolding::named_in_order(Solution board) const {
    std::array<Value, highest_value + 1> name{};
    Domain unused = colours_, named;
    for (Value& value : board) {
        if (!colours_.contains(value)) continue;
        if (!named.contains(value)) {
            name[value] = static_cast<Value>(unused.min());
            unused.remove(name[value]);
            named.add(value);
        }
        value = name[value];
    }
    return board;
}

}  // namespace gridwright::engines::colouring
