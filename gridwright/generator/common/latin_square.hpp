#pragma once

// Random latin squares by the walk of Jacobson and Matthews (Generating uniformly distributed random latin squares,
// 1996). The walk goes through proper squares and through improper ones, in which one cell has two values too many and
// one too few; its moves connect all squares, and each proper one is as likely as any other in the long run. It ends
// after a number of proper squares: the first proper one after a number of moves would be biased, at 4 x 4 so much that
// a thousand draws tell. How long is long enough is not proven; this one starts from a square whose rows, columns and
// values are shuffled and visits n^2 squares, in about n^3 moves, after which tests up to 5 x 5 see no bias.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/base/random.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::generator {

class LatinSquares {
  public:
    explicit LatinSquares(int side);

    /// A square with the values 1 to side, each square equally likely.
    kernel::Solution draw(base::Random& random);

  private:
    struct Corner {
        int row, column, value;
    };

    signed char& at(int row, int column, int value) { return cube_[(row * side_ + column) * side_ + value]; }
    void start(base::Random& random);
    void move(base::Random& random);
    template <typename At>
    int pick(At at, base::Random& random);

    int side_;
    base::Vector<signed char> cube_;  // how often the cell (row, column) has the value: 1, 0, and once perhaps -1
    std::optional<Corner> improper_;  // where it is -1
};

}  // namespace gridwright::generator
