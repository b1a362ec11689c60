#pragma once

// Propagation for exact search: the domains of the cells, and what follows from them if the number of blanks is
// limited.
//
// A colour in a cell is removed from the other cells of its lines. All else follows from counting: parallel lines
// partition the board, and a colour occurs at most once in each of them. So a colour covers at most as many cells as
// there are lines of one direction that can still take it, whichever direction has the fewest; and a line has at most
// as many coloured cells as colours that it can still take. Cells that are left over by all directions at once are
// blanks. When these are as many as allowed, every colour has to reach its number: if it has one place left in a line,
// it takes that place, and if a line needs all its cells, none of them is blank.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/engines/colouring/board/colouring_board.hpp"
#include "gridwright/kernel/outcome.hpp"

#include <cstdint>

namespace gridwright::engines::colouring {

class Narrowing {
  public:
    /// The board outlives this.
    Narrowing(const ColouringBoard& board, kernel::Stats& stats);

    /// The fewest blanks that counting alone allows. After narrow().
    int fewest_blanks() const;

    /// Resets to the original board, with this many blanks allowed.
    void start(int most_blanks);

    /// Draws all conclusions; false when there is no solution.
    bool narrow();

    /// Gives the cell this value; false when it cannot have it.
    bool decide(int cell, int value);

    using Mark = std::size_t;
    Mark mark() const { return trail_.size(); }
    void undo(Mark mark);

    kernel::Domain operator[](int cell) const { return domains_[cell]; }
    int lines() const { return lines_.count(); }
    const std::vector<int>& cells_of(int line) const { return lines_[line].cells; }
    /// The cells of the line that can have the colour.
    int places(int line, int colour) const { return lines_[line].places[colour]; }
    /// The colours that the line must still get; valid after narrow().
    kernel::Domain wanted(int line) const { return lines_[line].wanted; }
    /// The colours used somewhere.
    kernel::Domain used() const { return used_; }

  private:
    struct LineState {
        std::vector<int> cells;
        int direction = -1;          // of the division it belongs to
        int to_colour = 0;           // cells that are no blanks and must not be free
        kernel::Domain alive, once;  // colours with a place, and with one place only
        kernel::Domain placed;       // colours placed in the line
        kernel::Domain wanted;
        base::Array<std::uint8_t, 64> places{};
    };
    struct Change {
        int cell;
        kernel::Domain before;
    };

    void find_lines();
    void reset();
    bool keep(int cell, kernel::Domain values);
    void gain(int cell, int colour);
    void lose(int cell, int colour);
    void note_fixed(int cell, int sign);
    bool spread(int cell);
    bool count();
    bool want(LineState& line, kernel::Domain colours);
    bool forbid_blanks(const std::vector<int>& cells);
    int coloured_by_colours() const;
    const std::vector<int>& coloured_by_lines() const;
    void find_tight(int needed);

    LineState& line(int index) { return lines_[index]; }

    const ColouringBoard& board_;
    kernel::Stats& stats_;
    kernel::Grid<kernel::Domain> domains_;
    base::Vector<LineState> lines_;
    base::Vector<std::vector<int>> lines_of_;   // of each cell
    base::Vector<base::Array<int, 64>> alive_;  // of each direction and colour: lines with a place for it
    base::Array<int, 64> standing_{};           // cells with that colour
    kernel::Domain used_;
    int most_blanks_ = 0, blanks_ = 0, to_colour_ = 0;
    bool hopeless_ = false;
    std::vector<Change> trail_;
    std::vector<int> fixed_;  // cells whose colour still has to be removed from their lines
    std::vector<int> everything_;
    mutable base::Vector<int> by_lines_;  // of each direction: cells that can have a colour
    base::Vector<kernel::Domain> tight_;  // of each direction: colours that each of its lines must contain
};

}  // namespace gridwright::engines::colouring
