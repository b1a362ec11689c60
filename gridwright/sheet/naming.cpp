#include "gridwright/sheet/naming.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/kernel/data_names.hpp"

#include <algorithm>

namespace gridwright::sheet {

using namespace kernel;

namespace {

/// A to Z, AA, AB and so on, as spreadsheets count.
std::string letters(int column) {
    const std::string last(1, static_cast<char>('A' + column % 26));
    return column < 26 ? last : letters(column / 26 - 1) + last;
}

/// Without spaces and commas and in capitals, so that people need not type a name exactly.
std::string bare(std::string_view name) {
    std::string text;
    for (const char c : name)
        if (c != ' ' && c != ',') text += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return text;
}

}  // namespace

std::string row_label(const Naming& naming, int row, Size size) {
    return base::concat(naming.rows_from_bottom ? size.rows - row : row + 1);
}

std::string column_label(const Naming& naming, int column) {
    return naming.columns_by_letter ? letters(column) : base::concat(column + 1);
}

std::string row_name(const Naming& naming, int row, Size size) {
    return base::concat("row ", row_label(naming, row, size));
}

std::string column_name(const Naming& naming, int column) {
    return base::concat("column ", column_label(naming, column));
}

std::string cell_name(const Naming& naming, int cell, Size size) {
    const int row = size.row_of(cell), column = size.column_of(cell);
    if (naming.columns_by_letter) return column_label(naming, column) + row_label(naming, row, size);
    return base::concat(row_name(naming, row, size), ", ", column_name(naming, column));
}

std::string line_name(const Naming& naming, Line line, Size size) {
    const auto which = numbered(line, size);
    if (which && which->direction == Direction::row) return row_name(naming, which->number - 1, size);
    if (which && which->direction == Direction::column) return column_name(naming, which->number - 1);
    const auto [upper, lower] = std::minmax({line[0], line[line.length - 1]});
    return base::concat(which ? "the diagonal from " : "the line from ", cell_name(naming, upper, size),
                        which ? " down to " : " to ", cell_name(naming, lower, size));
}

std::string names_explained(const Naming& naming, kernel::Size size) {
    if (!naming.rows_from_bottom && !naming.columns_by_letter) return "";
    return base::concat("Columns are named ", column_label(naming, 0), " to ", column_label(naming, size.columns - 1),
                        " from the left, rows 1 to ", size.rows,
                        naming.rows_from_bottom ? " from the bottom." : " from the top.");
}

std::optional<int> cell_named(std::string_view name, const Naming& naming, Size size) {
    if (const auto cell = cell_with_data_name(name, size)) return cell;
    const std::string wanted = bare(name);
    for (int cell = 0; cell < size.cells(); ++cell)
        if (bare(cell_name(naming, cell, size)) == wanted) return cell;
    return std::nullopt;
}

}  // namespace gridwright::sheet
