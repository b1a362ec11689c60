#pragma once

// A puzzle as written down: what every codec reads into and writes from.

#include "gridwright/formats/notation.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace gridwright::formats {

/// What is known of each cell.
using Filling = kernel::Grid<std::optional<kernel::Value>>;

/// The order in which the reports list the sides. Top and bottom read left to right, left and right top to bottom.
enum Side { top, left, bottom, right };
inline constexpr std::string_view side_names[] = {"top", "left", "bottom", "right"};

struct Sheet {
    const Notation* notation = nullptr;
    kernel::Size size;
    std::vector<int> options;               ///< one for each of the notation's: the word's index, or the number
    std::array<std::vector<int>, 4> sides;  ///< by Side; 0 = no clue; all empty when the notation has no sides
    Filling cells;
    std::string source, expect;  ///< what the comments of those names say; empty when there are none

    bool operator==(const Sheet&) const = default;
};

/// A blank sheet of this size with the usual options and no clues.
Sheet blank(const Notation& notation, kernel::Size size);

}  // namespace gridwright::formats
