#pragma once

// The names of cells and lines in data (JSON, recipes), the same for every puzzle: rows and columns are counted from 1
// at the top left. A puzzle may have its own names, for sentences and drawings (sheet/naming).

#include "gridwright/kernel/grid.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gridwright::kernel {

/// The four ways in which a line of a puzzle can lie on the board. A rising diagonal goes up to the right, a falling
/// one down to the right.
enum class Direction { row, column, rising_diagonal, falling_diagonal };

/// A line by its direction and its number from 1. Rows are counted from the top, columns from the left. The cells of
/// rising diagonal k have row + column = k + 1, those of falling diagonal k have column - row = k - rows: both are
/// counted from left to right, the rising ones from the top left corner, the falling ones from the bottom left corner.
struct NumberedLine {
    Direction direction = Direction::row;
    int number = 1;

    bool operator==(const NumberedLine&) const = default;
};

/// The number of a line, whichever end it starts from; none if its cells are not a row, column or diagonal. On a board
/// of one cell every line is row 1.
std::optional<NumberedLine> numbered(Line line, Size size);

/// "r3c4".
std::string data_name(int cell, Size size);

/// "row 3", "column 4", "rising diagonal 2", "falling diagonal 5"; the line is one of these.
std::string data_name(Line line, Size size);

/// The cell with this name in data; none if the board has no such cell.
std::optional<int> cell_with_data_name(std::string_view name, Size size);

}  // namespace gridwright::kernel
