#pragma once

// What is left of a square board after some classes of queens are taken, and what the missing classes must still cover.
// Classes must cover all cells, and a class covers at most one cell of a line. So while r classes are missing, a line
// has at most r open cells, and r minus its open cells is its slack: the number of these classes that may miss it. A
// class that would use more slack is useless however well it fits; a line without slack must be met by every class.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/engines/colouring/squares/class_symmetry.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace gridwright::engines::colouring {

/// The queens of a class: for each row its column.
using Columns = base::Vector<int>;

/// What one step takes: a class with its images, or the class that is its own image.
enum class Orbit { images, central };

class Remainder {
  public:
    /// The whole board, to be covered by this many classes. With more classes than the side, cells may stay open.
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

    /// How much freedom the diagonals leave to the missing classes: the logarithm of the number of ways to choose for
    /// each diagonal the classes that miss it. Of several classes the best to take is the one that leaves most room:
    /// with 4 pairs missing on side 22, this rule leaves 4 times as many classes as minimising the squared deviation
    /// from even use.
    int room() const;

  private:
    int side_, classes_;
    Symmetry symmetry_;
    base::Vector<std::uint64_t> open_;
    base::Vector<int> falling_, rising_;  ///< open cells of each diagonal
};

}  // namespace gridwright::engines::colouring
