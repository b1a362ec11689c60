#pragma once

// How many pegs of one colour a board takes: the largest sets of cells that do not attack each other, found exactly.

#include "gridwright/explain/common/board.hpp"

#include <optional>

namespace gridwright::explain::pegs {

/// Which lines and cells an argument rests on.
struct Reading {
    base::Vector<char> differs;          ///< by index in Board::differs: cells on this line attack each other
    base::Vector<kernel::Domain> marks;  ///< by cell
};

/// Sets of cells for one colour, which contain all cells that have no other mark.
class ColourSets {
  public:
    ColourSets(const Board& board, const Reading& reading, int colour);

    /// No set is larger; where there are too many cells to search, a bound that holds nevertheless.
    int largest();
    /// False where only the bound is known.
    bool exact() const { return exact_; }
    /// The cells that may have the colour.
    const base::Vector<int>& cells() const { return cells_; }

    /// True if there is a set of this size, with or without the cell; or if the search takes too long.
    bool has_with(int size, int cell);
    bool has_without(int size, int cell);

  private:
    using Set = std::uint64_t;  // of indexes in cells_

    bool extend(Set open, int size);
    bool has(Set chosen, Set open, int size);

    base::Vector<int> cells_;
    base::Vector<Set> attacked_;  // by index in cells_
    base::Vector<Set> groups_;    // a partition into sets of cells that attack each other
    Set sure_ = 0;
    int bound_ = 0;
    bool exact_ = true;
    int steps_ = 0;
    std::optional<int> largest_;
};

}  // namespace gridwright::explain::pegs
