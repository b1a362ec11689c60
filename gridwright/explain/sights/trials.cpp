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
/// A cell is surely seen if its lowest mark beats every mark before it. The tallest is seen too: it is in none of these
/// cells except perhaps the last, because marks behind it beat nothing. A cell is possibly seen if its highest mark
/// beats the lowest mark of every cell before it and the tallest may be there or behind it.
bool out_of_bounds(const LineOfSight& line, int count) {
    int highest = 0, floor = 0, surely = 0, possibly = 0, possibly_up_to_tallest = 0;
    bool tallest_counted = false;
    for (int i = 1; i <= line.length; ++i) {
        const Domain marks = line.marks[i];
        if (marks.empty()) return true;
        const int low = marks.min(), high = marks.max();
        if (low > highest) {
            ++surely;
            tallest_counted = high == line.length;
        }
        possibly += high > floor;
        if (high == line.length) possibly_up_to_tallest = possibly;
        floor = std::max(floor, low);
        highest = std::max(highest, high);
    }
    return surely + !tallest_counted > count || possibly_up_to_tallest < count;
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
    return out_of_bounds(tried, tried.count);
}

bool refute_with_singles(const LineOfSight& line, int cell, int height) {
    LineOfSight tried;
    try_out(line, cell, height, tried);
    return !settle_singles(tried) || out_of_bounds(tried, tried.count);
}

bool refute_with_both_clues(const LineOfSight& line, int cell, int height) {
    LineOfSight tried;
    try_out(line, cell, height, tried);
    if (!settle_singles(tried) || out_of_bounds(tried, tried.count)) return true;
    std::reverse(tried.marks.begin() + 1, tried.marks.begin() + 1 + tried.length);
    return out_of_bounds(tried, tried.facing);
}

bool refute_with_deductions(const LineOfSight& line, int cell, int height) {
    LineOfSight tried;
    try_out(line, cell, height, tried);
    Drawn drawn;
    for (bool changed = true; changed;) {
        if (!settle_singles(tried) || out_of_bounds(tried, tried.count)) return true;
        changed = false;
        drawn.clear(tried.length);
        for (const Deduction deduction : one_clue_deductions()) deduction(tried, drawn);
        if (drawn.contradiction) return true;
        changed = drawn.apply_to(tried);
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
