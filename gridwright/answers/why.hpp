#pragma once

// Questions about an explanation as people write them: a cell, or a value and a cell.

#include "gridwright/base/result.hpp"
#include "gridwright/puzzles/common/puzzle.hpp"

#include <optional>
#include <string>

namespace gridwright::answers {

/// Why a cell holds its value, or why a value is not in a cell.
struct Why {
    int cell = 0;
    std::optional<kernel::Value> not_value = {};
};

/// A question before the board is known.
struct WhyText {
    std::string cell;       ///< "r3c4", or as the puzzle names it: "D1"
    std::string not_value;  ///< as the puzzle writes it: "4", "C", "_"; empty to ask for the value of the cell
};

/// Splits "4@r3c4"; nothing if there is no @, or nothing before or behind it.
std::optional<WhyText> read_why_not(std::string_view text);

/// The question on this board; the error says which cell or value it lacks.
base::Result<Why> why_on(const puzzles::Puzzle& puzzle, const WhyText& text);

}  // namespace gridwright::answers
