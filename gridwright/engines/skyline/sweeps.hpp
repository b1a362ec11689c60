// Propagation on all columns of a board at once, one row at a time, in vector registers. Transposing the board does the
// same for rows. Only the files that compile the search for one kind of processor include it.

#include "gridwright/engines/skyline/lanes.hpp"

namespace gridwright::engines::skyline {
namespace {

/// The lines of one direction; `rows[i]` holds the i-th cell of each.
template <int width>
struct Face {
    using LaneVector = typename Lanes<width>::LaneVector;
    LaneVector rows[width];
};

/// The result of a sweep.
template <int width>
struct Finding {
    using LaneVector = typename Lanes<width>::LaneVector;
    LaneVector failed{};   // not 0 in the lanes of lines that cannot be filled
    LaneVector changed{};  // not 0 in the lanes of lines that were narrowed
};

/// A value whose cell is known leaves the other cells; a value with one cell left takes it.
template <int width>
GRIDWRIGHT_INLINE Finding<width> sweep_singles(Face<width>& face, int side, Bits all) {
    using LaneVector = typename Lanes<width>::LaneVector;
    const LaneVector none{}, one = everywhere<LaneVector>(1);
    LaneVector once{}, twice{}, known{}, known_twice{};
    for (int i = 0; i < side; ++i) {
        const LaneVector cell = face.rows[i];
        const LaneVector single = cell & where_equal(cell & (cell - one), none);
        twice |= once & cell;
        once |= cell;
        known_twice |= known & single;
        known |= single;
    }
    Finding<width> found;
    found.failed = known_twice | (once ^ everywhere<LaneVector>(all));
    const LaneVector lonely = once & ~twice;
    for (int i = 0; i < side; ++i) {
        const LaneVector cell = face.rows[i];
        const LaneVector its = cell & lonely;
        const LaneVector is_single = where_equal(cell & (cell - one), none), has_lonely = ~where_equal(its, none);
        const LaneVector left = choose(has_lonely, its, choose(is_single, cell, cell & ~known));
        found.failed |= (its & (its - one) & has_lonely) | where_equal(left, none);
        found.changed |= cell ^ left;
        face.rows[i] = left;
    }
    return found;
}

/// The clues at one end of all lines.
template <int width>
struct View {
    using LaneVector = typename Lanes<width>::LaneVector;
    LaneVector counts{};   // 0 = no clue
    LaneVector unclued{};  // all ones where there is none
    int highest = 0;       // the highest clue
};

/// Each clue by itself. `reached[k]` is the set of values that the tallest cell so far may have when k are seen, going
/// from the front; `ending[k]` the set of those from which the rest can show what is missing, coming from the back.
template <int width, bool from_back>
GRIDWRIGHT_INLINE Finding<width> sweep_view(Face<width>& face, int side, Bits all, const View<width>& view) {
    using LaneVector = typename Lanes<width>::LaneVector;
    const auto cell = [&](int i) -> LaneVector& { return face.rows[from_back ? side - 1 - i : i]; };
    const LaneVector one = everywhere<LaneVector>(1);
    Finding<width> found;
    const int most = view.highest;
    if (most == 0) return found;

    LaneVector reached[width + 1][width + 1], above_cell[width];
    // How tall the tallest of the first cells is at least: no value above it needs one of these cells, and up to it
    // there are as many values for them as cells.
    LaneVector tall[width], later{};
    for (int i = side - 1; i > 0; --i) {
        tall[i] = ~below_highest(everywhere<LaneVector>(all) & ~later);
        later |= cell(i);
    }
    LaneVector so_far = cell(0);
    for (int i = 1; i < side; ++i) {
        so_far |= cell(i);
        LaneVector rest = so_far;
        for (int lower = 0; lower < i; ++lower) rest &= rest - one;
        tall[i] &= rest | above_lowest(rest);
    }

    reached[1][1] = cell(0);
    for (int i = 1; i < side; ++i) {
        const LaneVector here = cell(i), above = above_cell[i] = above_lowest(here) & tall[i];
        const int up_to = i < most ? i : most;
        LaneVector rises{};
        for (int k = 1; k <= up_to; ++k) {
            const LaneVector now = reached[i][k];
            reached[i + 1][k] = (now & above) | rises;
            rises = here & above_lowest(now);
        }
        if (up_to < most) reached[i + 1][up_to + 1] = rises;
    }

    LaneVector ending[width + 2];
    LaneVector hope = view.unclued;
    for (int k = 1; k <= most; ++k) {
        ending[k] = reached[side][k] & where_equal(view.counts, everywhere<LaneVector>(static_cast<Bits>(k)));
        hope |= ending[k];
    }
    found.failed = where_equal(hope, LaneVector{});
    for (int i = side - 1; i > 0; --i) {
        const LaneVector here = cell(i);
        const int up_to = i < most ? i : most;
        LaneVector seen{}, tallest{};
        for (int k = 1; k <= up_to; ++k) {
            // The cell is hidden behind a tallest of `stays`, or becomes the tallest itself.
            const LaneVector stays = reached[i][k] & ending[k];
            tallest |= stays;
            LaneVector before = stays & above_cell[i];
            if (k < most) {
                const LaneVector rises = here & ending[k + 1];
                seen |= rises & above_lowest(reached[i][k]);
                before |= reached[i][k] & below_highest(rises);
            }
            ending[k] = before;
        }
        const LaneVector left = here & (view.unclued | seen | below_highest(tallest));
        found.changed |= here ^ left;
        found.failed |= where_equal(left, LaneVector{});
        cell(i) = left;
    }
    const LaneVector left = cell(0) & (view.unclued | ending[1]);
    found.changed |= cell(0) ^ left;
    found.failed |= where_equal(left, LaneVector{});
    cell(0) = left;
    return found;
}

}  // namespace
}  // namespace gridwright::engines::skyline
