#pragma once

// A puzzle as it is written down: the data that codecs read and write, and that a puzzle object is made from.

#include "gridwright/kernel/origin.hpp"
#include "gridwright/sheet/notation.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gridwright::sheet {

/// What is known of each cell.
using Filling = kernel::Grid<std::optional<kernel::Value>>;

struct Sheet {
    const Notation* notation = nullptr;
    kernel::Size size;
    std::vector<int> options;                ///< one for each of the notation's: the word's index, or the number
    kernel::BySide<std::vector<int>> sides;  ///< 0 = no clue; all empty when the notation has no sides
    Filling cells;
    std::string source, expect;  ///< what the comments of those names say; empty when there are none

    bool operator==(const Sheet&) const = default;
};

/// How many lines end at that side.
int places_on(kernel::Side side, kernel::Size size);

/// A blank sheet of this size with the usual options and no clues.
Sheet blank(const Notation& notation, kernel::Size size);

}  // namespace gridwright::sheet
