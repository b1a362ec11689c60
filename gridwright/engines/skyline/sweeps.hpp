// What can be said of all columns of a board at once, a row at a time. Rows get the same by being transposed. Included
// by each of the files that compile the search for one kind of processor, and by nobody else.

#include "gridwright/engines/skyline/lanes.hpp"

namespace gridwright::engines::skyline {
namespace {

/// The lines of one direction; `rows[i]` holds the i-th cell of each.
template <int width>
struct Face {
    using Vector = typename Lanes<width>::Vector;
    Vector rows[width];
};

/// What a sweep found out.
template <int width>
struct Finding {
    using Vector = typename Lanes<width>::Vector;
    Vector failed{};   // not 0 in the lanes of lines that cannot be filled
    Vector changed{};  // not 0 in the lanes of lines that were narrowed
};

/// A value whose cell is known leaves the other cells; a value with one cell left takes it.
template <int width>
GRIDWRIGHT_INLINE Finding<width> sweep_singles(Face<width>& face, int side, Bits all) {
    using Vector = typename Lanes<width>::Vector;
    const Vector none{}, one = everywhere<Vector>(1);
    Vector once{}, twice{}, known{}, known_twice{};
    for (int i = 0; i < side; ++i) {
        const Vector cell = face.rows[i];
        const Vector single = cell & where_equal(cell & (cell - one), none);
        twice |= once & cell;
        once |= cell;
        known_twice |= known & single;
        known |= single;
    }
    Finding<width> found;
    found.failed = known_twice | (once ^ everywhere<Vector>(all));
    const Vector lonely = once & ~twice;
    for (int i = 0; i < side; ++i) {
        const Vector cell = face.rows[i];
        const Vector its = cell & lonely;
        const Vector is_single = where_equal(cell & (cell - one), none), has_lonely = ~where_equal(its, none);
        const Vector left = choose(has_lonely, its, choose(is_single, cell, cell & ~known));
        found.failed |= (its & (its - one) & has_lonely) | where_equal(left, none);
        found.changed |= cell ^ left;
        face.rows[i] = left;
    }
    return found;
}

/// The clues at one end of all lines.
template <int width>
struct View {
    using Vector = typename Lanes<width>::Vector;
    Vector counts{};   // 0 = no clue
    Vector unclued{};  // all ones where there is none
    int highest = 0;   // the highest clue
};

/// Each clue by itself. `reached[k]` is the set of values that the tallest cell so far may have when k are seen, going
/// from the front; `ending[k]` the set of those from which the rest can show what is missing, coming from the back.
template <int width, bool from_back>
GRIDWRIGHT_INLINE Finding<width> sweep_view(Face<width>& face, int side, Bits all, const View<width>& view) {
    using Vector = typename Lanes<width>::Vector;
    const auto cell = [&](int i) -> Vector& { return face.rows[from_back ? side - 1 - i : i]; };
    const Vector one = everywhere<Vector>(1);
    Finding<width> found;
    const int most = view.highest;
    if (most == 0) return found;

    Vector reached[width + 1][width + 1], above_cell[width];
    // How tall the tallest of the first cells is at least: no value above it needs one of these cells, and up to it
    // there are as many values for them as cells.
    Vector tall[width], later{};
    for (int i = side - 1; i > 0; --i) {
        tall[i] = ~below_highest(everywhere<Vector>(all) & ~later);
        later |= cell(i);
    }
    Vector so_far = cell(0);
    for (int i = 1; i < side; ++i) {
        so_far |= cell(i);
        Vector rest = so_far;
        for (int lower = 0; lower < i; ++lower) rest &= rest - one;
        tall[i] &= rest | above_lowest(rest);
    }

    reached[1][1] = cell(0);
    for (int i = 1; i < side; ++i) {
        const Vector here = cell(i), above = above_cell[i] = above_lowest(here) & tall[i];
        const int up_to = i < most ? i : most;
        Vector rises{};
        for (int k = 1; k <= up_to; ++k) {
            const Vector now = reached[i][k];
            reached[i + 1][k] = (now & above) | rises;
            rises = here & above_lowest(now);
        }
        if (up_to < most) reached[i + 1][up_to + 1] = rises;
    }

    Vector ending[width + 2];
    Vector hope = view.unclued;
    for (int k = 1; k <= most; ++k) {
        ending[k] = reached[side][k] & where_equal(view.counts, everywhere<Vector>(static_cast<Bits>(k)));
        hope |= ending[k];
    }
    found.failed = where_equal(hope, Vector{});
    for (int i = side - 1; i > 0; --i) {
        const Vector here = cell(i);
        const int up_to = i < most ? i : most;
        Vector seen{}, tallest{};
        for (int k = 1; k <= up_to; ++k) {
            // The cell is hidden behind a tallest of `stays`, or becomes the tallest itself.
            const Vector stays = reached[i][k] & ending[k];
            tallest |= stays;
            Vector before = stays & above_cell[i];
            if (k < most) {
                const Vector rises = here & ending[k + 1];
                seen |= rises & above_lowest(reached[i][k]);
                before |= reached[i][k] & below_highest(rises);
            }
            ending[k] = before;
        }
        const Vector left = here & (view.unclued | seen | below_highest(tallest));
        found.changed |= here ^ left;
        found.failed |= where_equal(left, Vector{});
        cell(i) = left;
    }
    const Vector left = cell(0) & (view.unclued | ending[1]);
    found.changed |= cell(0) ^ left;
    found.failed |= where_equal(left, Vector{});
    cell(0) = left;
    return found;
}

}  // namespace
}  // namespace gridwright::engines::skyline
