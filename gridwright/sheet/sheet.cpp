#include "gridwright/sheet/sheet.hpp"

#include <algorithm>

namespace gridwright::sheet {

int places_on(kernel::Side side, kernel::Size size) {
    return is_end_of_columns(side) ? size.columns : size.rows;
}

Sheet blank(const Notation& notation, kernel::Size size) {
    Sheet sheet;
    sheet.notation = &notation;
    sheet.size = size;
    for (const Option& option : notation.options) sheet.options.push_back(option.usual ? option.usual(size) : 0);
    if (notation.sides)
        for (const kernel::Side side : kernel::every_side) sheet.sides[side].assign(places_on(side, size), 0);
    sheet.cells.reset(size, std::nullopt);
    return sheet;
}

Filling board_of(const Sheet& sheet) {
    Filling board = sheet.cells;
    for (int cell = 0; cell < board.size().cells(); ++cell)
        if (const auto value = sheet.begun.entry(cell)) board[cell] = value;
    return board;
}

Begun begun_on(const Filling& givens, const Sheet& board) {
    Begun begun{board_of(board), board.begun.marks};
    tidy(begun, givens);
    return begun;
}

void tidy(Begun& begun, const Filling& givens) {
    const auto remove = [&](auto& grid, auto needless) {
        for (int cell = 0; cell < grid.size().cells(); ++cell)
            if (needless(cell)) grid[cell].reset();
        if (std::ranges::none_of(grid, [](const auto& item) { return item.has_value(); })) grid = {};
    };
    remove(begun.entries, [&](int cell) { return begun.entries[cell] == givens[cell]; });
    remove(begun.marks, [&](int cell) { return givens[cell].has_value(); });
}

}  // namespace gridwright::sheet
