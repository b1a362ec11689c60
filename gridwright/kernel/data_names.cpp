#include "gridwright/kernel/data_names.hpp"

#include "gridwright/base/text.hpp"

#include <cstdlib>

namespace gridwright::kernel {
namespace {

constexpr std::string_view direction_names[] = {"row", "column", "rising diagonal", "falling diagonal"};

}  // namespace

std::optional<NumberedLine> numbered(Line line, Size size) {
    const int first = line[0], last = line[line.length - 1];
    const int row = size.row_of(first), column = size.column_of(first);
    const int down = size.row_of(last) - row, across = size.column_of(last) - column;
    const int step = std::abs(line.step);
    if (step == 1 && down == 0) return NumberedLine{Direction::row, row + 1};
    if (step == size.columns && across == 0) return NumberedLine{Direction::column, column + 1};
    if (step == size.columns - 1 && down == -across) return NumberedLine{Direction::rising_diagonal, row + column + 1};
    if (step == size.columns + 1 && down == across)
        return NumberedLine{Direction::falling_diagonal, column - row + size.rows};
    return std::nullopt;
}

std::string data_name(int cell, Size size) {
    return base::concat('r', size.row_of(cell) + 1, 'c', size.column_of(cell) + 1);
}

std::string data_name(Line line, Size size) {
    const auto which = numbered(line, size);
    base::require(which.has_value(), "data names rows, columns and diagonals");
    return base::concat(direction_names[static_cast<int>(which->direction)], ' ', which->number);
}

std::optional<int> cell_with_data_name(std::string_view name, Size size) {
    const std::size_t c = name.find('c');
    if (c == name.npos || !name.starts_with('r')) return std::nullopt;
    const auto row = base::parse_number(name.substr(1, c - 1)), column = base::parse_number(name.substr(c + 1));
    if (!row || !column || *row < 1 || *row > size.rows || *column < 1 || *column > size.columns) return std::nullopt;
    const int cell = size.cell(static_cast<int>(*row) - 1, static_cast<int>(*column) - 1);
    return data_name(cell, size) == name ? std::optional(cell) : std::nullopt;  // no sign, no zeros in front
}

}  // namespace gridwright::kernel
