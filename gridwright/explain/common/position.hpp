#pragma once

// A board while it is being solved: the marks of every cell and which cells are placed. A given, a placement or an
// assumption strikes its value from the other cells of its lines of different values at once: that is bookkeeping and
// never a step. A cell with one mark left counts as placed only when a step places it.

#include "gridwright/explain/common/board.hpp"

namespace gridwright::explain {

class Position {
  public:
    /// The board with its givens placed. It outlives the position.
    explicit Position(const Board& board);

    const Board& board() const { return *board_; }
    kernel::Domain marks(int cell) const { return marks_[cell]; }
    const kernel::Grid<kernel::Domain>& marks() const { return marks_; }
    bool placed(int cell) const { return placed_[cell]; }
    int open_cells() const { return open_; }
    bool solved() const { return open_ == 0; }

    /// Removes values from a cell; true if it had one of them.
    bool strike(int cell, kernel::Domain values);
    /// Places a value and does the bookkeeping; true if the cell was not placed. The cell may be left without marks,
    /// when the value was struck before.
    bool place(int cell, kernel::Value value);
    /// Makes these the marks of a cell, as far as they still hold (a player's marks).
    void keep_only(int cell, kernel::Domain values) { strike(cell, marks_[cell] - values); }

    /// Counts changes; the last change of a line, so that what found nothing on it need not look again before that.
    std::uint32_t clock() const { return clock_; }
    std::uint32_t changed(int line) const { return changed_[line]; }

    /// The cell that has no mark left, or -1.
    int emptied() const { return emptied_; }

  private:
    const Board* board_;
    kernel::Grid<kernel::Domain> marks_;
    base::Vector<char> placed_;
    base::Vector<std::uint32_t> changed_;  // by line
    std::uint32_t clock_ = 1;
    int open_ = 0, emptied_ = -1;
};

}  // namespace gridwright::explain
