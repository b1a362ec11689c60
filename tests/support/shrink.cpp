#include "tests/support/shrink.hpp"

#include <algorithm>
#include <optional>

namespace gridwright::tests {

using kernel::Size;
using sheet::Sheet;

namespace {

bool keeps(const Sheet& smaller, Sheet& sheet, const Fault& shows) {
    if (!shows(smaller)) return false;
    sheet = smaller;
    return true;
}

bool without_some_clue(Sheet& sheet, const Fault& shows) {
    bool any = false;
    for (const kernel::Side side : kernel::every_side)
        for (std::size_t i = 0; i < sheet.sides[side].size(); ++i) {
            if (sheet.sides[side][i] == 0) continue;
            Sheet smaller = sheet;
            smaller.sides[side][i] = 0;
            any |= keeps(smaller, sheet, shows);
        }
    return any;
}

bool without_some_cell(Sheet& sheet, const Fault& shows) {
    bool any = false;
    for (int cell = 0; cell < sheet.size.cells(); ++cell) {
        if (!sheet.cells[cell]) continue;
        Sheet smaller = sheet;
        smaller.cells[cell].reset();
        any |= keeps(smaller, sheet, shows);
    }
    return any;
}

/// What the cells of a board of that size may say.
bool can_stand(kernel::Value value, const Sheet& sheet) {
    const sheet::Notation& notation = *sheet.notation;
    const auto is_it = [&](const sheet::Symbol& symbol) { return symbol.value == value; };
    if (std::any_of(notation.symbols.begin(), notation.symbols.end(), is_it)) return true;
    return notation.highest_number && value >= 1 && value <= notation.highest_number(sheet.size, sheet.options);
}

/// The board without that row and that column; a row or column beyond the last takes none away. What no longer fits on
/// a smaller board, a high clue or a high value, goes too.
std::optional<Sheet> cut(const Sheet& sheet, int row, int column) {
    const Size before = sheet.size;
    const Size size{before.rows - (row < before.rows ? 1 : 0), before.columns - (column < before.columns ? 1 : 0)};
    if (size.rows < 1 || size.columns < 1) return std::nullopt;
    Sheet smaller = sheet::blank(*sheet.notation, size);
    smaller.options = sheet.options;
    for (int r = 0; r < size.rows; ++r)
        for (int c = 0; c < size.columns; ++c) {
            const auto& cell = sheet.cells.at(r < row ? r : r + 1, c < column ? c : c + 1);
            if (cell && can_stand(*cell, smaller)) smaller.cells.at(r, c) = cell;
        }
    for (const auto side : kernel::every_side)
        for (std::size_t i = 0; i < smaller.sides[side].size(); ++i) {
            const int gone = kernel::is_end_of_columns(side) ? column : row;
            const int clue = sheet.sides[side][static_cast<int>(i) < gone ? i : i + 1];
            if (clue <= std::max(size.rows, size.columns)) smaller.sides[side][i] = clue;
        }
    return smaller;
}

bool with_fewer_lines(Sheet& sheet, const Fault& shows) {
    const bool rectangular = sheet.notation->rectangular;
    for (int row = 0; row <= sheet.size.rows; ++row)
        for (int column = 0; column <= sheet.size.columns; ++column) {
            const bool one_of_each = row < sheet.size.rows && column < sheet.size.columns;
            const bool one_of_either = row < sheet.size.rows || column < sheet.size.columns;
            if (!(rectangular ? one_of_either : one_of_each)) continue;
            const auto smaller = cut(sheet, row, column);
            if (smaller && keeps(*smaller, sheet, shows)) return true;
        }
    return false;
}

}  // namespace

Sheet shrunk(Sheet sheet, const Fault& shows) {
    sheet.expect.clear();
    while (with_fewer_lines(sheet, shows) || without_some_clue(sheet, shows) || without_some_cell(sheet, shows)) {
    }
    return sheet;
}

}  // namespace gridwright::tests
