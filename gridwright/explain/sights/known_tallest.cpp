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
    if (line.last_place(line.length) == line.count) rise(line, Domain::range(1, line.count - 1), 0, line.length, drawn);
}

namespace {

/// The tallest heights down to one of them, where it is clear which of them are seen. Each is placed, or surely stands
/// behind a taller one that is. The tallest of all need not be placed if the next one is and stands before it.
struct TopChain {
    int seen = 0;
    int front = 0;   ///< the first cell of those seen
    int lowest = 0;  ///< no height from here on stands before `front`
};

/// Calls `use` for each such chain: where another of its heights is seen, a longer one follows.
template <typename Use>
void each_top_chain(const LineOfSight& line, const Use& use) {
    TopChain chain{1, line.known_place(line.length), line.length};
    if (!chain.front) {
        chain = {2, line.known_place(line.length - 1), line.length - 1};
        if (!chain.front || chain.front >= line.first_for_tallest()) return;
    }
    for (; chain.lowest > 1; --chain.lowest) {
        const int next = chain.lowest - 1, place = line.first_place(next);
        if (place > chain.front) continue;
        if (line.marks[place] != Domain::single(next)) break;
        use(chain);
        chain.front = place;
        ++chain.seen;
    }
    use(chain);
}

}  // namespace

// Whatever else is seen stands before the chain, and cell 1 is always seen.
void draw_top_chain(const LineOfSight& line, Drawn& drawn) {
    each_top_chain(line, [&](const TopChain& chain) {
        const int before = line.count - chain.seen;  // to be seen before the chain
        if (before < 0 || (before == 0) != (chain.front == 1)) {
            drawn.contradiction = true;
        } else if (before == 1) {
            // With a 2, that cell 1 beats cell 2 unless the tallest is there needs no look at the tallest.
            first_beats(line, line.count == 2 ? 3 : 2, chain.front - 1, chain.lowest, drawn);
        }
    });
}

// Before the chain, cell i and the heights to be seen behind it: they are taller and stand between cell i and the
// chain.
void draw_front_of_chain(const LineOfSight& line, Drawn& drawn) {
    const PossiblySeen possibly(line);
    each_top_chain(line, [&](const TopChain& chain) {
        const int before = line.count - chain.seen;
        if (before < 2) return;
        if (before > possibly.count[chain.front - 1]) {
            drawn.contradiction = true;
            return;
        }
        if (before == possibly.count[chain.front - 1])
            rise(line, possibly.cells & Domain::below(chain.front), 0, chain.lowest, drawn);
        Domain behind;  // the heights that may stand behind cell i and before the chain
        for (int i = chain.front - 1; i > 0; --i) {
            const int more = before - possibly.count[i - 1] - 1;
            if (more > 0) {
                Domain tallest = behind;
                while (tallest.size() > more) tallest.remove(tallest.min());
                const int ceiling = tallest.size() < more ? 0 : tallest.min() - 1;
                drawn.strike(i, Domain::range(std::max(ceiling, possibly.floor[i - 1]) + 1, chain.lowest - 1));
            }
            behind |= line.marks[i] & Domain::below(chain.lowest);
        }
    });
}

}  // namespace sights

const Technique tallest_last{"S13", "tallest last", sights::find_by<sights::draw_tallest_last>};
const Technique rise_to_tallest{"S15", "rise to the tallest", sights::find_by<sights::draw_rise_to_tallest>};
const Technique top_chain{"S20", "top chain", sights::find_by<sights::draw_top_chain>};
const Technique front_of_chain{"S20b", "front of the chain", sights::find_by<sights::draw_front_of_chain>};

}  // namespace gridwright::explain
