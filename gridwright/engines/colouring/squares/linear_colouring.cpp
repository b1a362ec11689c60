#include "gridwright/engines/colouring/squares/linear_colouring.hpp"

#include <numeric>

namespace gridwright::engines::colouring {

bool has_linear_colouring(int side) {
    return side % 2 != 0 && side % 3 != 0;
}

/// A slope works when it, and what it is more and less than the diagonals' slopes, are coprime to the side.
std::vector<int> linear_slopes(int side) {
    if (side == 1) return {0};
    std::vector<int> slopes;
    for (int slope = 2; slope < side - 1; ++slope)
        if (std::gcd(slope, side) == 1 && std::gcd(slope - 1, side) == 1 && std::gcd(slope + 1, side) == 1)
            slopes.push_back(slope);
    return slopes;
}

kernel::Grid<int> linear_colouring(int side, int slope) {
    kernel::Grid<int> colours({side, side});
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) colours.at(row, column) = (column + slope * (side - row)) % side;
    return colours;
}

}  // namespace gridwright::engines::colouring
