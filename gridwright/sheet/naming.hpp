#pragma once

// What a puzzle calls its rows, columns and cells in sentences and drawings. In data they have the same names for every
// puzzle (kernel/data_names).

#include "gridwright/kernel/grid.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace gridwright::sheet {

/// Usually rows are counted from the top and columns from the left, and a cell is "row 2, column 5".
struct Naming {
    bool rows_from_bottom = false;
    bool columns_by_letter = false;  ///< A to Z, AA, AB and so on; a cell is then "D1"
};

/// "1", "D": what is written beside a row, or above or below a column.
std::string row_label(const Naming& naming, int row, kernel::Size size);
std::string column_label(const Naming& naming, int column);

/// "row 1", "column D".
std::string row_name(const Naming& naming, int row, kernel::Size size);
std::string column_name(const Naming& naming, int column);

/// "row 2, column 5", or "D1".
std::string cell_name(const Naming& naming, int cell, kernel::Size size);

/// "row 1", "column D", "the diagonal from A4 down to C2".
std::string line_name(const Naming& naming, kernel::Line line, kernel::Size size);

/// How cells are named where that needs saying: "Columns are named A to D from the left, rows 1 to 4 from the bottom.";
/// empty where rows and columns are counted from the top left.
std::string names_explained(const Naming& naming, kernel::Size size);

/// The cell that a person names, as the puzzle does ("D1" or "d1"; "row 2, column 5") or as data does ("r3c4"); none if
/// no cell of the board has that name.
std::optional<int> cell_named(std::string_view name, const Naming& naming, kernel::Size size);

}  // namespace gridwright::sheet
