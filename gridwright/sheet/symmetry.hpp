#pragma once

// The eight ways to lay a sheet on itself. Cells, clues and sizes move with the board; options and remarks stay. Which
// of them turn a puzzle into one with the turned solutions, the notation says (Notation::symmetries).

#include "gridwright/kernel/turning.hpp"
#include "gridwright/sheet/sheet.hpp"

namespace gridwright::sheet {

/// The sheet turned over. Transposing a board that is no square takes a rectangular notation.
Sheet turned(const Sheet& sheet, kernel::Turning how);

}  // namespace gridwright::sheet
