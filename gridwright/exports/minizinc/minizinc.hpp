#pragma once

// A model in the language MiniZinc, with the board in it: a file that a student can read and any solver of MiniZinc can
// solve. Where the same constraint holds in all rows, columns or diagonals, it becomes one comprehension; the clues
// beside the board become arrays. What it prints is the board in the text format, so that `gridwright check` can read
// the answer.

#include "gridwright/exports/common/export.hpp"

namespace gridwright::exports::minizinc {

extern const Export export_row;

}  // namespace gridwright::exports::minizinc
