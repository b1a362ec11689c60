#include "gridwright/engines/colouring/linear.hpp"

namespace gridwright::engines::colouring {

bool has_linear_colouring(int side) {
    return side % 2 != 0 && side % 3 != 0;
}

kernel::Grid<int> linear_colouring(int side) {
    kernel::Grid<int> colours({side, side});
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) colours.at(row, column) = (column + 2 * (side - row)) % side;
    return colours;
}

}  // namespace gridwright::engines::colouring
