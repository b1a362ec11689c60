#include "gridwright/sheet/sheet.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::sheet {
namespace {

void append_option(const Option& option, int chosen, kernel::Size size, std::string& into) {
    if (!option.words.empty() && chosen != 0) into += base::concat(' ', option.key, '=', option.words[chosen]);
    if (option.usual && chosen != option.usual(size)) into += base::concat(' ', option.key, '=', chosen);
}

}  // namespace

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

std::string header_of(const Sheet& sheet) {
    const Notation& notation = *sheet.notation;
    std::string header = base::concat(notation.name, ' ', sheet.size.rows);
    if (notation.rectangular) header += base::concat(' ', sheet.size.columns);
    for (std::size_t i = 0; i < sheet.options.size(); ++i)
        append_option(notation.options[i], sheet.options[i], sheet.size, header);
    return header;
}

std::size_t text_width(const Sheet& sheet) {
    std::size_t width = base::concat(sheet.notation->highest_number(sheet.size, sheet.options)).size();
    for (const Symbol& symbol : sheet.notation->symbols) width = std::max(width, symbol.text.size());
    return width;
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
