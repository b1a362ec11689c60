#pragma once

// Shrinks a board that shows a fault until it is small enough to understand.

#include "gridwright/sheet/sheet.hpp"

#include <functional>

namespace gridwright::tests {

/// Whether the fault still shows on this board.
using Fault = std::function<bool(const sheet::Sheet& sheet)>;

/// Removes rows with columns, clues and the contents of cells, one at a time while the fault still shows, until nothing
/// more can go. It knows no puzzle; every board it tries is one that a user could write.
sheet::Sheet shrunk(sheet::Sheet sheet, const Fault& shows);

}  // namespace gridwright::tests
