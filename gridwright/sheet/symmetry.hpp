#pragma once

// The eight symmetries of a sheet: turning and mirroring move its cells, entries, marks, clues and sizes; options and
// remarks stay.
// Notation::symmetries says which of them turn the solutions with the puzzle.

#include "gridwright/kernel/turning.hpp"
#include "gridwright/sheet/sheet.hpp"

namespace gridwright::sheet {

/// The sheet turned. Transposing a board that is not square requires a rectangular notation.
Sheet turned(const Sheet& sheet, kernel::Turning how);

}  // namespace gridwright::sheet
