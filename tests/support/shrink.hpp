#pragma once

// Makes a board on which something goes wrong small enough to be looked at.

#include "gridwright/sheet/sheet.hpp"

#include <functional>

namespace gridwright::tests {

/// Whether the fault still shows on this board.
using Fault = std::function<bool(const sheet::Sheet& sheet)>;

/// Takes away rows with columns, clues and the contents of cells, one at a time and as long as the fault shows, until
/// nothing more can go. Knows no puzzle; every board it asks about is one that could have been written down.
sheet::Sheet shrunk(sheet::Sheet sheet, const Fault& shows);

}  // namespace gridwright::tests
