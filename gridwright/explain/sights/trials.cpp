#include "gridwright/explain/sights/trials.hpp"

#include "gridwright/explain/sights/deductions.hpp"
#include "gridwright/explain/sights/search.hpp"

#include <algorithm>

namespace gridwright::explain {
namespace sights {

namespace {

/// The line with the height in that cell and nowhere else.
void try_out(const LineOfSight& line, int cell, int height, LineOfSight& tried) {
    tried.assign(line);
    if (cell == 0) return;
    for (int i = 1; i <= line.length; ++i) tried.marks[i].remove(height);
    tried.marks[cell] = Domain::single(height);
}

/// More than the clue are surely seen, or fewer are possibly seen, or a cell has no mark left.
///
/// The highest of the first i cells is at least i and at least every lowest mark of theirs: the floor. Where it rises
/// above every mark up to some cell, one of the cells behind that cell is surely seen; the count goes on behind them.
/// The tallest is seen too, and can be no other of those counted than the last. A height is possibly seen in a cell if
/// it is above the floor before it and the tallest may be there or behind it; neither the cells nor the heights with
/// such a place may be too few.
bool out_of_bounds(const LineOfSight& line) {
    int highest = 0, beaten = 0, floor = 0, surely = 0, cells = 0, cells_up_to_tallest = 0;
    Domain heights, heights_up_to_tallest;
    bool tallest_counted = false;
    for (int i = 1; i <= line.length; ++i) {
        const Domain marks = line.marks[i];
        if (marks.empty()) return true;
        const Domain above_floor = marks & Domain::above(floor);
        cells += !above_floor.empty();
        heights |= above_floor;
        if (marks.contains(line.length)) {
            cells_up_to_tallest = cells;
            heights_up_to_tallest = heights;
        }
        floor = std::max({floor, i, marks.min()});
        highest = std::max(highest, marks.max());
        if (floor > beaten) {
            ++surely;
            beaten = highest;
            tallest_counted = highest == line.length;
        }
    }
    return surely + !tallest_counted > line.count || cells_up_to_tallest < line.count ||
           heights_up_to_tallest.size() < line.count;
}

/// Places all singles of the line; false if a cell or a height is left without a place.
bool settle_singles(LineOfSight& line) {
    const Domain all = Domain::range(1, line.length);
    for (bool changed = true; changed;) {
        changed = false;
        Domain settled, once, twice;
        for (int i = 1; i <= line.length; ++i) {
            const Domain marks = line.marks[i];
            twice |= once & marks;
            once |= marks;
            if (!marks.fixed()) continue;
            if (settled.meets(marks)) return false;
            settled |= marks;
        }
        if (once != all) return false;
        const Domain hidden = once - twice - settled;
        for (int i = 1; i <= line.length; ++i) {
            const Domain marks = line.marks[i];
            if (marks.fixed()) continue;
            Domain left = marks - settled;
            if (left.meets(hidden)) left &= hidden;
            if (left.empty() || (left.meets(hidden) && !left.fixed())) return false;
            changed = changed || left != marks;
            line.marks[i] = left;
        }
    }
    return true;
}

bool refute_at_once(const LineOfSight& line, int cell, int height) {
    LineOfSight tried;
    try_out(line, cell, height, tried);
    return out_of_bounds(tried);
}

bool refute_with_singles(const LineOfSight& line, int cell, int height) {
    LineOfSight tried;
    try_out(line, cell, height, tried);
    return !settle_singles(tried) || out_of_bounds(tried);
}

/// Draws all deductions of the clue at the front; false if they contradict each other.
bool deduce_from_front(LineOfSight& line, Drawn& drawn, bool& changed) {
    drawn.clear(line.length);
    for (const Deduction deduction : one_clue_deductions()) deduction(line, drawn);
    if (drawn.contradiction) return false;
    changed = drawn.apply_to(line) || changed;
    return true;
}

void turn_round(LineOfSight& line) {
    std::reverse(line.marks.begin() + 1, line.marks.begin() + 1 + line.length);
    std::swap(line.count, line.facing);
}

bool refute_with_deductions(const LineOfSight& line, int cell, int height) {
    LineOfSight tried;
    try_out(line, cell, height, tried);
    Drawn drawn;
    for (bool changed = true; changed;) {
        changed = false;
        if (!settle_singles(tried) || out_of_bounds(tried)) return true;
        if (!deduce_from_front(tried, drawn, changed)) return true;
    }
    return false;
}

bool refute_with_both_clues(const LineOfSight& line, int cell, int height) {
    LineOfSight tried;
    try_out(line, cell, height, tried);
    Drawn drawn;
    for (bool changed = true; changed;) {
        changed = false;
        for (int end = 0; end < 2; ++end) {
            if (!settle_singles(tried) || out_of_bounds(tried)) return true;
            if (!deduce_from_front(tried, drawn, changed)) return true;
            turn_round(tried);
        }
    }
    return false;
}

}  // namespace

std::span<const Deduction> one_clue_deductions() {
    static constexpr Deduction deductions[] = {
        draw_clue_one,        draw_full_clue,      draw_ceiling,       draw_second_tallest, draw_two_and_tallest_last,
        draw_two_first_beats, draw_two_behind_one, draw_third_tallest, draw_tallest_last,   draw_rise_to_tallest,
        draw_top_chain,       draw_front_of_chain, draw_one_more,      draw_all_taller,     draw_every_cell,
        draw_ceiling_behind,
    };
    return deductions;
}

}  // namespace sights

const Technique too_many_or_too_few{"S21", "too many or too few", sights::find_refuted<sights::refute_at_once>};
const Technique line_trial{"S23", "line trial", sights::find_refuted<sights::refute_with_singles>};
const Technique thorough_line_trial{"S24", "thorough line trial", sights::find_refuted<sights::refute_with_deductions>};
const Technique two_clue_line_trial{"S23b", "line trial with both clues",
                                    sights::find_refuted<sights::refute_with_both_clues, sights::Clues::both>};

}  // namespace gridwright::explain
