#pragma once

// What is left of a square board after some classes of queens were taken, and what the rest of them owe it. All cells
// are to be covered, and a class covers at most one cell of a line. So while r classes are to come a line has at most r
// open cells, and r less its open cells is the line's slack: how many of these classes may pass it by. A class that
// would spend more is useless however well it fits, and where no slack is left every class has to come by.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/engines/colouring/squares/class_symmetry.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace gridwright::engines::colouring {

/// The queens of a class: for each row its column.
using Columns = base::Vector<int>;

/// What is taken at once: a class with its images, or the class that is its own image.
enum class Orbit { images, central };

class Remainder {
  public:
    /// The whole board, to be covered by so many classes. With more than the side nothing has to be covered.
    Remainder(int side, Symmetry symmetry, int classes);

    int side() const { return side_; }
    Symmetry symmetry() const { return symmetry_; }
    int classes() const { return classes_; }
    int classes_in(Orbit orbit) const { return orbit == Orbit::central ? 1 : order(symmetry_); }

    /// The open columns of a row.
    std::uint64_t open(int row) const { return open_[row]; }
    bool is_open(RowColumn place) const { return open(place.row) >> place.column & 1; }

    /// The slack of the diagonal with this column - row + side - 1, and of that with this row + column.
    int falling_slack(int index) const { return classes_ - falling_[index]; }
    int rising_slack(int index) const { return classes_ - rising_[index]; }

    void take(std::span<const int> columns, Orbit orbit);

    /// How much freedom the diagonals leave to the classes to come: the logarithm of the number of ways to say for each
    /// diagonal which classes pass it by. Of several classes the one that leaves most room is the best to take: with
    /// 4 pairs left of side 22 this leaves 4 times as many classes as the squares of what the lines deviate from even
    /// use.
    int room() const;

  private:
    int side_, classes_;
    Symmetry symmetry_;
    base::Vector<std::uint64_t> open_;
    base::Vector<int> falling_, rising_;  ///< open cells of each diagonal
};

}  // namespace gridwright::engines::colouring
