#include "gridwright/explain/sights/small_clues.hpp"

#include "gridwright/explain/sights/deductions.hpp"
#include "gridwright/explain/sights/search.hpp"

#include <algorithm>

namespace gridwright::explain {
namespace sights {

// Between cell 1 and the tallest the second tallest would be a third one seen.
void draw_second_tallest(const LineOfSight& line, Drawn& drawn) {
    if (line.count != 2) return;
    const int second = line.length - 1;
    const int first = line.first_for_tallest();
    for (int i = 2; i <= std::min(first, line.length); ++i) drawn.strike(i, Domain::single(second));
    if (line.marks[1].contains(second)) return;
    for (int i = std::max(line.last_place(second), 1); i <= line.length; ++i)
        drawn.strike(i, Domain::single(line.length));
}

void draw_two_and_tallest_last(const LineOfSight& line, Drawn& drawn) {
    if (line.count == 2 && line.first_place(line.length) == line.length) drawn.place(1, line.length - 1);
}

// The first cell where the tallest can stand is itself beaten unless the tallest stands there.
void draw_two_first_beats(const LineOfSight& line, Drawn& drawn) {
    if (line.count != 2) return;
    const int first = line.first_for_tallest();
    if (first > line.length) return;
    first_beats(line, 2, first - 1, line.length, drawn);
    const Domain one = line.marks[1] & Domain::below(line.length);
    if (!one.empty()) drawn.strike(first, Domain::range(one.max(), line.length - 1));
}

void draw_two_behind_one(const LineOfSight& line, Drawn& drawn) {
    if (line.count == 2 && line.marks[1] == Domain::single(1)) drawn.place(2, line.length);
}

// The second tallest and the tallest are seen, and so is cell 1. The third tallest in cell 2 would be a fourth.
void draw_third_tallest(const LineOfSight& line, Drawn& drawn) {
    if (line.count != 3 || line.length < 3) return;
    if (line.last_place(line.length - 1) <= line.first_for_tallest()) drawn.strike(2, Domain::single(line.length - 2));
}

namespace {

// By the clue at the front the second tallest is first or behind the tallest, by that at the back it is last or before
// the tallest. The cells beside the ends are left to the clue next to them, which alone bars it there.
void draw_two_at_both_ends(const LineOfSight& line, Drawn& drawn) {
    if (line.count != 2 || line.facing != 2) return;
    for (int i = 3; i <= line.length - 2; ++i) drawn.strike(i, Domain::single(line.length - 1));
}

}  // namespace
}  // namespace sights

const Technique second_tallest{"S7", "second tallest", sights::find_by<sights::draw_second_tallest>};
const Technique two_and_tallest_last{"S8", "clue 2, tallest last", sights::find_by<sights::draw_two_and_tallest_last>};
const Technique two_first_beats{"S9", "clue 2, first cell beats", sights::find_by<sights::draw_two_first_beats>};
const Technique two_behind_one{"S10", "clue 2, first cell 1", sights::find_by<sights::draw_two_behind_one>};
const Technique two_at_both_ends{"S11", "clue 2 at both ends",
                                 sights::find_by<sights::draw_two_at_both_ends, sights::Clues::both>};
const Technique third_tallest{"S12", "clue 3, third tallest", sights::find_by<sights::draw_third_tallest>};

}  // namespace gridwright::explain
