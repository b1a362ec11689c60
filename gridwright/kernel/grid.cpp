#include "gridwright/kernel/grid.hpp"

#include <algorithm>

namespace gridwright::kernel {
namespace {

Line line(int origin, int step, int length) {
    base::require(length <= static_cast<int>(longest_line), "no line is longer than 64 cells");
    return {static_cast<std::int16_t>(origin), static_cast<std::int16_t>(step), static_cast<std::int16_t>(length)};
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

std::vector<Line> rows(Size size) {
    std::vector<Line> lines;
    for (int r = 0; r < size.rows; ++r) lines.push_back(row(size, r));
    return lines;
}

std::vector<Line> columns(Size size) {
    std::vector<Line> lines;
    for (int c = 0; c < size.columns; ++c) lines.push_back(column(size, c));
    return lines;
}

std::vector<Line> diagonals(Size size) {
    std::vector<Line> lines;
    const auto add = [&](int r, int c, int direction) {  // direction +1 falls to the right, -1 to the left
        const int sideways = direction > 0 ? size.columns - c : c + 1;
        const int length = std::min(size.rows - r, sideways);
        if (length >= 2) lines.push_back(line(size.cell(r, c), size.columns + direction, length));
    };
    for (int c = 0; c < size.columns; ++c) add(0, c, +1);
    for (int r = 1; r < size.rows; ++r) add(r, 0, +1);
    for (int c = 0; c < size.columns; ++c) add(0, c, -1);
    for (int r = 1; r < size.rows; ++r) add(r, size.columns - 1, -1);
    return lines;
}

}  // namespace gridwright::kernel
