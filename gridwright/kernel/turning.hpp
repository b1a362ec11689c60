#pragma once

// The eight symmetries of a square: rotations and reflections of boards. On a rectangle, four of them exchange rows and
// columns. They form a group: composing two gives another, and each has an inverse.

#include "gridwright/kernel/grid.hpp"
#include "gridwright/kernel/origin.hpp"

#include <array>
#include <span>

namespace gridwright::kernel {

/// First transposes the board, then turns it upside down, then mirrors it, as far as the flags say.
struct Turning {
    bool transposed = false, upside_down = false, mirrored = false;

    bool operator==(const Turning&) const = default;
};

inline constexpr std::array<Turning, 8> turnings{{{false, false, false},
                                                  {false, false, true},
                                                  {false, true, false},
                                                  {false, true, true},
                                                  {true, false, false},
                                                  {true, false, true},
                                                  {true, true, false},
                                                  {true, true, true}}};

/// The four that keep rows as rows.
inline constexpr std::span<const Turning> turnings_of_rows = std::span(turnings).first<4>();

/// The turning that has the effect of both, one after the other. A transposition turns rows into columns, so a flip of
/// rows before it equals a flip of columns after it.
constexpr Turning composed(Turning first, Turning then) {
    const bool upside_down = then.transposed ? first.mirrored : first.upside_down;
    const bool mirrored = then.transposed ? first.upside_down : first.mirrored;
    return {first.transposed != then.transposed, upside_down != then.upside_down, mirrored != then.mirrored};
}

/// The turning that undoes it.
constexpr Turning inverse(Turning how) {
    return how.transposed ? Turning{true, how.mirrored, how.upside_down} : how;
}

/// The size of the turned board.
constexpr Size turned(Size size, Turning how) {
    return how.transposed ? Size{size.columns, size.rows} : size;
}

/// The cell of the original board that moves to this row and column when the board is turned; `size` is that of the
/// turned board.
constexpr int source_of(int row, int column, Size size, Turning how) {
    const int down = how.upside_down ? size.rows - 1 - row : row;
    const int across = how.mirrored ? size.columns - 1 - column : column;
    return how.transposed ? across * size.rows + down : down * size.columns + across;
}

/// The side of the original board that becomes this side when the board is turned.
constexpr Side source_of(Side side, Turning how) {
    constexpr BySide<Side> opposite{{Side::bottom, Side::right, Side::top, Side::left}};
    constexpr BySide<Side> transposed{{Side::left, Side::top, Side::right, Side::bottom}};
    const bool exchanged = is_end_of_columns(side) ? how.upside_down : how.mirrored;
    const Side before = exchanged ? opposite[side] : side;
    return how.transposed ? transposed[before] : before;
}

/// True if the clues of this side of the turned board are in the opposite order of those on the side they come from.
constexpr bool reverses(Side side, Turning how) {
    return is_end_of_columns(side) ? how.mirrored : how.upside_down;
}

template <typename T>
Grid<T> turned(const Grid<T>& board, Turning how) {
    Grid<T> result(turned(board.size(), how));
    for (int row = 0; row < result.size().rows; ++row)
        for (int column = 0; column < result.size().columns; ++column)
            result.at(row, column) = board[source_of(row, column, result.size(), how)];
    return result;
}

}  // namespace gridwright::kernel
