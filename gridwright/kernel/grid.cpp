#include "gridwright/kernel/grid.hpp"

#include <algorithm>
#include <cstdlib>

namespace gridwright::kernel {
namespace {

Line line(int origin, int step, int length) {
    base::require(length <= static_cast<int>(longest_line), "no line is longer than 64 cells");
    return {static_cast<std::int16_t>(origin), static_cast<std::int16_t>(step), static_cast<std::int16_t>(length)};
}

int diagonals_one_way(Size size) {
    return size.rows + size.columns - 3;
}

/// First those that fall to the right, then those that fall to the left; each from the top row, then from the side.
Line diagonal(Size size, int index) {
    const bool to_the_right = index < diagonals_one_way(size);
    const int nth = to_the_right ? index : index - diagonals_one_way(size);
    const int from_the_top = size.columns - 1;  // skips the corner, whose diagonal has one cell
    const int r = nth < from_the_top ? 0 : nth - from_the_top + 1;
    if (to_the_right) {
        const int c = nth < from_the_top ? nth : 0;
        return line(size.cell(r, c), size.columns + 1, std::min(size.rows - r, size.columns - c));
    }
    const int c = nth < from_the_top ? nth + 1 : size.columns - 1;
    return line(size.cell(r, c), size.columns - 1, std::min(size.rows - r, c + 1));
}

}  // namespace

std::vector<int> cells(Line line) {
    std::vector<int> list;
    for (int i = 0; i < line.length; ++i) list.push_back(line[i]);
    return list;
}

Line row(Size size, int index) {
    return line(size.cell(index, 0), 1, size.columns);
}

Line column(Size size, int index) {
    return line(index, size.columns, size.rows);
}

Line line_through(Size size, int first, int last) {
    const int down = size.row_of(last) - size.row_of(first), across = size.column_of(last) - size.column_of(first);
    const int steps = std::max(std::abs(down), std::abs(across));
    base::require(down == 0 || across == 0 || std::abs(down) == std::abs(across),
                  "a line goes along a row, a column or a diagonal");
    return line(first, steps == 0 ? 0 : (last - first) / steps, steps + 1);
}

Lines rows(Size size) {
    return {size, size.rows, row};
}

Lines columns(Size size) {
    return {size, size.columns, column};
}

Lines diagonals(Size size) {
    const bool any = size.rows >= 2 && size.columns >= 2;
    return {size, any ? 2 * diagonals_one_way(size) : 0, diagonal};
}

}  // namespace gridwright::kernel
