#pragma once

// What can be concluded about a line from one clue at its front, deduction by deduction. Techniques report them one by
// one; trials use them together. Each is monotone: where marks fall, its conclusions hold on or have become facts.

#include "gridwright/explain/sights/line_of_sight.hpp"

#include <span>

namespace gridwright::explain::sights {

/// 1 is seen: the tallest is first.
void draw_clue_one(const LineOfSight& line, Drawn& drawn);
/// All are seen: they stand in order.
void draw_full_clue(const LineOfSight& line, Drawn& drawn);
/// Cell i has room for the heights to be seen behind it.
void draw_ceiling(const LineOfSight& line, Drawn& drawn);

/// 2 are seen: the second tallest is first, or behind the tallest.
void draw_second_tallest(const LineOfSight& line, Drawn& drawn);
/// 2 are seen and the tallest is last: the second tallest is first.
void draw_two_and_tallest_last(const LineOfSight& line, Drawn& drawn);
/// 2 are seen: the first cell beats all that surely stand before the tallest.
void draw_two_first_beats(const LineOfSight& line, Drawn& drawn);
/// 2 are seen and the first is 1: the next is the tallest.
void draw_two_behind_one(const LineOfSight& line, Drawn& drawn);
/// 3 are seen and the second tallest stands before the tallest: the third tallest is not in cell 2.
void draw_third_tallest(const LineOfSight& line, Drawn& drawn);

/// The tallest is last: the rest is a shorter line with the clue one lower.
void draw_tallest_last(const LineOfSight& line, Drawn& drawn);
/// As many cells up to the tallest as are seen: they rise.
void draw_rise_to_tallest(const LineOfSight& line, Drawn& drawn);
/// The tallest heights that are placed show all but one: that one is the first cell.
void draw_top_chain(const LineOfSight& line, Drawn& drawn);
/// The cells before those heights show the rest.
void draw_front_of_chain(const LineOfSight& line, Drawn& drawn);

/// Behind known first cells: one more is seen.
void draw_one_more(const LineOfSight& line, Drawn& drawn);
/// Behind known first cells: all taller heights are seen.
void draw_all_taller(const LineOfSight& line, Drawn& drawn);
/// Behind known first cells: every cell up to the tallest is seen.
void draw_every_cell(const LineOfSight& line, Drawn& drawn);
/// The ceiling behind known first cells.
void draw_ceiling_behind(const LineOfSight& line, Drawn& drawn);

/// All of them.
std::span<const Deduction> one_clue_deductions();

}  // namespace gridwright::explain::sights
