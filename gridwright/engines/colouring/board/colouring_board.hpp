#pragma once

// Reads a model as a partial graph colouring: cells on a common line must differ in colour, and a cell may stay
// uncoloured if its domain allows it. The value to be minimised or counted is the blank; other values that lines ignore
// (a hole, or the blank itself if it is not counted) are free.

#include "gridwright/kernel/model.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gridwright::engines::colouring {

struct ColouringBoard {
    kernel::Size size;
    kernel::Grid<kernel::Domain> domains;  ///< with the givens in them
    kernel::Domain colours;                ///< values that occur at most once in a line
    kernel::Domain free;                   ///< values that cost nothing
    std::optional<kernel::Value> blank;    ///< the value to be minimised, or of which a number is wanted
    std::optional<int> blank_cells;        ///< this number; none if it is to be minimised
    std::vector<kernel::Line> lines;
    bool queens_lines = false;  ///< every row, column and diagonal is a line, and no other
    bool queens = false;        ///< and all cells have the same domain

    kernel::Domain blanks() const { return blank ? kernel::Domain::single(*blank) : kernel::Domain(); }
};

/// Reads the board of a model; returns a sentence if the model is no such board.
std::optional<std::string> read(const kernel::Model& model, ColouringBoard& into);

}  // namespace gridwright::engines::colouring
