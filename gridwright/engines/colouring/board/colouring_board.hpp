#pragma once

// A partial colouring of a graph: cells on a common line must not have the same colour, and a cell may stay without a
// colour where its domain says so. The one value that is wanted fewest, or in a number, is the blank; other values that
// lines do not count (a hole, or the blank itself when nobody counts it) are free.

#include "gridwright/kernel/model.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gridwright::engines::colouring {

struct ColouringBoard {
    kernel::Size size;
    kernel::Grid<kernel::Domain> domains;  ///< with the givens in them
    kernel::Domain colours;                ///< values that stand at most once in a line
    kernel::Domain free;                   ///< values that cost nothing
    std::optional<kernel::Value> blank;    ///< the value that is wanted fewest, or in a number
    std::optional<int> blank_cells;        ///< this number; none where the fewest are wanted
    std::vector<kernel::Line> lines;
    bool queens_lines = false;  ///< every row, column and diagonal is a line, and no other
    bool queens = false;        ///< and all cells may hold the same

    kernel::Domain blanks() const { return blank ? kernel::Domain::single(*blank) : kernel::Domain(); }
};

/// The board that the model is; a sentence when it is none.
std::optional<std::string> read(const kernel::Model& model, ColouringBoard& into);

}  // namespace gridwright::engines::colouring
