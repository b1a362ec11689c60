#include "gridwright/explain/sights/known_tallest.hpp"

#include "gridwright/explain/sights/deductions.hpp"
#include "gridwright/explain/sights/search.hpp"

#include <algorithm>

namespace gridwright::explain {
namespace sights {

// The tallest is seen behind whatever is seen of the others, which are a line of their own.
void draw_tallest_last(const LineOfSight& line, Drawn& drawn) {
    if (line.count < 2 || line.length < 3 || line.first_place(line.length) != line.length) return;
    LineOfSight rest;
    rest.length = line.length - 1;
    rest.count = line.count - 1;
    for (int i = 1; i <= rest.length; ++i) rest.marks[i] = line.marks[i] - Domain::single(line.length);
    constexpr Deduction deductions[] = {draw_clue_one,       draw_second_tallest, draw_two_first_beats,
                                        draw_two_behind_one, draw_third_tallest,  draw_rise_to_tallest,
                                        draw_tallest_last};
    for (const Deduction deduction : deductions) deduction(rest, drawn);
}

// The clue reaches the tallest only if every cell up to it is seen.
void draw_rise_to_tallest(const LineOfSight& line, Drawn& drawn) {
    if (line.last_place(line.length) == line.count) rise(line, 1, line.count - 1, 0, line.length, drawn);
}

namespace {

/// The tallest heights as far down as they are placed without a gap, and which of them are seen.
struct TopChain {
    explicit TopChain(const LineOfSight& line) : front(line.length + 1), lowest(line.length + 1) {
        ByCell<std::uint8_t> place{};
        for (int i = 1; i <= line.length; ++i)
            if (line.marks[i].fixed()) place[line.marks[i].min()] = static_cast<std::uint8_t>(i);
        for (; lowest > 1 && place[lowest - 1]; --lowest)
            if (place[lowest - 1] < front) front = place[lowest - 1], ++seen;
    }

    bool none() const { return seen == 0; }

    int seen = 0;
    int front;   ///< the first cell of those seen; all cells before it are lower than all heights of the chain
    int lowest;  ///< the lowest height that is placed without a gap
};

}  // namespace

// Whatever else is seen stands before the chain, and cell 1 is always seen.
void draw_top_chain(const LineOfSight& line, Drawn& drawn) {
    const TopChain chain(line);
    if (chain.none()) return;
    const int before = line.count - chain.seen;  // to be seen before the chain
    if (before < 0 || (before == 0) != (chain.front == 1))
        drawn.contradiction = true;
    else if (before == 1)
        first_beats(line, chain.front - 1, chain.lowest, drawn);
}

// Cell i is the i-th seen at most, so the others that are to be seen before the chain are taller and stand behind it.
void draw_front_of_chain(const LineOfSight& line, Drawn& drawn) {
    const TopChain chain(line);
    const int before = line.count - chain.seen, cells = chain.front - 1;
    if (chain.none() || before < 2) return;
    if (before > cells) {
        drawn.contradiction = true;
    } else if (before == cells) {
        rise(line, 1, cells, 0, chain.lowest, drawn);
    } else {
        Domain tallest;
        for (int i = 1; i <= cells; ++i) tallest |= line.marks[i] & Domain::below(chain.lowest);
        while (tallest.size() >= before) tallest.remove(tallest.min());
        for (int i = 1; i < before; ++i) {
            drawn.strike(i, tallest);
            if (!tallest.empty()) tallest.remove(tallest.min());
        }
    }
}

}  // namespace sights

const Technique tallest_last{"S13", "tallest last", sights::find_by<sights::draw_tallest_last>};
const Technique rise_to_tallest{"S15", "rise to the tallest", sights::find_by<sights::draw_rise_to_tallest>};
const Technique top_chain{"S20", "top chain", sights::find_by<sights::draw_top_chain>};
const Technique front_of_chain{"S20b", "front of the chain", sights::find_by<sights::draw_front_of_chain>};

}  // namespace gridwright::explain
