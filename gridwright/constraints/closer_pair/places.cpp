// A legal line is a pair of places for `near` and a wider pair for `far` that share no place and together take every
// place that can be nothing else (such places are needed). The loop visits near pairs, the closest first, until nothing
// is left to rule out; a few word operations give the far pairs that fit beside one of them:
//   nothing more is needed: far places at both ends of the open ones, if these are wide enough apart;
//   one place is needed: it, and what is far enough from it on either side;
//   two places are needed: just these.
// A place has a letter in every legal line if it has one beside every near pair; beside one near pair that can only be
// a needed place, an end of the open ones without which they are too close, or the only partner. O(length^2).

#include "gridwright/constraints/closer_pair/places.hpp"

#include <bit>

namespace gridwright::constraints {
namespace {

constexpr Places place(int i) {
    return Places{1} << i;
}

int first(Places places) {
    return std::countr_zero(places);
}

int last(Places places) {
    return 63 - std::countl_zero(places);
}

/// The places behind `i` at a distance above `gap`, and those before it.
Places behind(int i, int gap) {
    return i + gap >= 63 ? 0 : ~Places{0} << (i + gap + 1);
}
Places before(int i, int gap) {
    return i - gap <= 0 ? 0 : place(i - gap) - 1;
}

bool wide(Places places, int gap) {
    return places && last(places) - first(places) > gap;
}

/// The intersection and the union of the far pairs that fit beside one near pair.
struct FarPairs {
    Places any = 0;   // part of some of them; empty when there are none
    Places each = 0;  // part of all of them
};

FarPairs with_nothing_needed(Places open, int gap) {
    if (!wide(open, gap)) return {};
    const int low = first(open), high = last(open);
    FarPairs pairs{open & (before(high, gap) | behind(low, gap)), 0};
    pairs.each |= wide(open & ~place(low), gap) ? 0 : place(low);
    pairs.each |= wide(open & ~place(high), gap) ? 0 : place(high);
    return pairs;
}

FarPairs with_one_needed(Places open, Places needed, int gap) {
    const int i = first(needed);
    const Places partners = open & (before(i, gap) | behind(i, gap));
    if (!(open & needed) || !partners) return {};
    return {needed | partners, needed | (std::has_single_bit(partners) ? partners : 0)};
}

FarPairs far_pairs(Places open, Places needed, int gap) {
    const Places but_first = needed & (needed - 1);
    if (!needed) return with_nothing_needed(open, gap);
    if (!but_first) return with_one_needed(open, needed, gap);
    if (but_first & (but_first - 1)) return {};  // three needed and more
    return (needed & ~open) || !wide(needed, gap) ? FarPairs{} : FarPairs{needed, needed};
}

}  // namespace

bool narrow(LetterPlaces& line) {
    if (!line.far) return false;
    const Places needed = (line.near | line.far) & ~line.other;
    const int widest = last(line.far) - first(line.far);
    Places near_kept = 0, far_kept = 0, in_every_way = ~Places{0};
    for (int gap = 1; gap < widest; ++gap)
        for (Places firsts = line.near & line.near >> gap; firsts; firsts &= firsts - 1) {
            const int i = first(firsts);
            const Places pair = place(i) | place(i + gap);
            const FarPairs far = far_pairs(line.far & ~pair, needed & ~pair, gap);
            // Whether there are far pairs is unpredictable, so this avoids a branch.
            const Places possible = far.any ? ~Places{0} : 0;
            near_kept |= pair & possible;
            far_kept |= far.any;
            in_every_way &= pair | far.each | ~possible;
            if (near_kept == line.near && far_kept == line.far && !(in_every_way & line.other)) return true;
        }
    line.near = near_kept;
    line.far = far_kept;
    line.other &= ~in_every_way;
    return near_kept != 0;
}

}  // namespace gridwright::constraints
