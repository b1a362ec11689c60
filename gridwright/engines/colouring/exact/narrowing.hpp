#pragma once

// What the cells may still be, and what follows from it when only so many blanks are allowed.
//
// A colour leaves the other cells of its lines. Beyond that it is counting that narrows: parallel lines divide the
// board, and a colour stands at most once in each of them. So a colour colours at most as many cells as there are lines
// of one direction that can still take it, whichever direction has the fewest; and a line has at most as many coloured
// cells as colours that it can still take. Cells that are left over by all directions at once are blanks. When these
// are as many as allowed, every colour has to reach its number: where it has one place left in a line it stands there,
// and where a line needs all its cells none of them is blank.

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

    /// Goes back to the board as it was, with so many blanks allowed.
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
    /// The colours that have to stand in the line and have not been placed; known after narrow().
    kernel::Domain wanted(int line) const { return lines_[line].wanted; }
    /// The colours that stand somewhere.
    kernel::Domain used() const { return used_; }

  private:
    struct LineState {
        std::vector<int> cells;
        int direction = -1;          // of the division it belongs to
        int to_colour = 0;           // cells that are no blanks and must not be free
        kernel::Domain alive, once;  // colours with a place, and with one place only
        kernel::Domain placed;       // colours that stand there
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
    std::vector<int> fixed_;  // whose lines have not been told yet
    std::vector<int> everything_;
    mutable base::Vector<int> by_lines_;  // of each direction: cells that can have a colour
    base::Vector<kernel::Domain> tight_;  // of each direction: colours that have to stand in each of its lines
};

}  // namespace gridwright::engines::colouring
