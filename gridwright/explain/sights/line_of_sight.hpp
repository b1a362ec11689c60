#pragma once

// A line of different heights as a person at its clue looks along it: cell 1 is the nearest, and every height from 1 to
// the length stands somewhere. Deductions read such a line and draw conclusions; they know no board.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/kernel/domain.hpp"

namespace gridwright::explain::sights {

using kernel::Domain;

/// By cell, from 1. A line has at most 63 cells, as no value is above 63.
template <typename T>
using ByCell = base::Array<T, 64>;

struct LineOfSight {
    int length = 0;
    int count = 0;   ///< the clue at cell 1
    int facing = 0;  ///< the clue at the other end; 0 if nobody reads it
    ByCell<Domain> marks;

    /// Copies what is in use.
    void assign(const LineOfSight& other);
    /// Turns round: cell 1 becomes the last, and the facing clue the clue.
    LineOfSight reversed() const;

    /// Strikes what nobody needs to look for: what a clue bars on a blank line (heights above the ceiling, and with a 2
    /// the second tallest from cell 2), and known heights from the other cells. Techniques read a line like this, so
    /// they need not read the cells that show it. False if a cell has no mark left.
    bool tidy();

    /// The cell with this height as its only mark; 0 if there is none.
    int known_place(int height) const;
    /// The first and the last cell that the height can be in; length + 1 and 0 if there is none.
    int first_place(int height) const;
    int last_place(int height) const;
    /// The first cell where the tallest can stand when the clue is obeyed: it is never before cell `count`.
    int first_for_tallest() const;
};

/// What a deduction concludes about a line.
struct Drawn {
    ByCell<Domain> struck;
    ByCell<kernel::Value> placed{};  ///< 0 = nothing
    bool contradiction = false;

    void clear(int length);
    void strike(int cell, Domain values) { struck[cell] |= values; }
    void place(int cell, int height) { placed[cell] = static_cast<kernel::Value>(height); }

    /// True if it has all conclusions of `wanted`.
    bool covers(const Drawn& wanted, int length) const;
    /// Carries the conclusions out; true if a mark fell.
    bool apply_to(LineOfSight& line) const;
};

using Deduction = void (*)(const LineOfSight& line, Drawn& drawn);

/// The cells of a set rise, from above `above` to below `below`.
void rise(const LineOfSight& line, Domain cells, int above, int below, Drawn& drawn);

/// Cell 1, which is below `below`, is higher than each of the cells 2 to `to`. Nothing is struck before cell `from` but
/// in cell 1.
void first_beats(const LineOfSight& line, int from, int to, int below, Drawn& drawn);

/// What is possibly seen from the clue: a cell whose highest mark beats the lowest mark of every cell before it, and
/// their number, since the heights differ: 2 in cell 3 is never seen.
struct PossiblySeen {
    explicit PossiblySeen(const LineOfSight& line);

    Domain cells;
    ByCell<int> count;  ///< in the first so many cells
    ByCell<int> floor;  ///< the highest of the first so many cells is at least this
};

}  // namespace gridwright::explain::sights
