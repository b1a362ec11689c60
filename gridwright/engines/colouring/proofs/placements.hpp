#pragma once

// Lists all full placements of queens on a rectangle: a queen in each row, the rows being the shorter side, and none
// attacking another. They are numbered so that the members of an orbit under turns and mirrors are consecutive.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/base/random.hpp"
#include "gridwright/kernel/grid.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace gridwright::engines::colouring {

struct Placements {
    int rows = 0, columns = 0;                         ///< rows <= columns
    std::vector<base::Vector<std::uint8_t>> queens;    ///< of each placement: the column in each row
    std::vector<std::size_t> orbits;                   ///< where each orbit begins, and the end of the last
    base::Vector<std::vector<std::uint64_t>> through;  ///< of each cell: the set of placements with a queen there

    std::size_t words() const { return (queens.size() + 63) / 64; }
    const std::vector<std::uint64_t>& through_cell(int row, int column) const {
        return through[row * columns + column];
    }
};

/// Nothing when there are more than `most`. The orbits come in an order drawn from `random`.
std::optional<Placements> placements(kernel::Size size, std::size_t most, base::Random& random);

}  // namespace gridwright::engines::colouring
