#pragma once

#include "gridwright/kernel/grid.hpp"

#include <array>

namespace gridwright::kernel {

/// One of the eight ways to lay a square on itself; for a rectangle there are those that do not transpose.
struct Turning {
    bool transposed, upside_down, mirrored;
};

inline constexpr std::array<Turning, 8> turnings{{{false, false, false},
                                                  {false, false, true},
                                                  {false, true, false},
                                                  {false, true, true},
                                                  {true, false, false},
                                                  {true, false, true},
                                                  {true, true, false},
                                                  {true, true, true}}};

template <typename T>
Grid<T> turned(const Grid<T>& board, Turning how) {
    const Size size = board.size();
    Grid<T> result(size);
    for (int row = 0; row < size.rows; ++row)
        for (int column = 0; column < size.columns; ++column) {
            const int down = how.upside_down ? size.rows - 1 - row : row;
            const int across = how.mirrored ? size.columns - 1 - column : column;
            result.at(row, column) = how.transposed ? board.at(across, down) : board.at(down, across);
        }
    return result;
}

}  // namespace gridwright::kernel
