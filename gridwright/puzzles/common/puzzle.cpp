#include "gridwright/puzzles/common/puzzle.hpp"

#include <algorithm>

namespace gridwright::puzzles {

sheet::Sheet Puzzle::filled(const kernel::Solution& solution) const {
    sheet::Sheet sheet = sheet_;
    std::copy(solution.begin(), solution.end(), sheet.cells.begin());
    sheet.begun = {};
    return sheet;
}

void Puzzle::add_givens(kernel::Model& into) const {
    for (int cell = 0; cell < size().cells(); ++cell)
        if (const auto& known = sheet_.cells[cell]; known && into.domains[cell] != kernel::Domain::single(*known))
            into.givens.push_back({cell, *known});
}

}  // namespace gridwright::puzzles
