// A legal line is a pair of places for `near` and a wider pair for `far` that share no place and together take every
// place that can hold nothing else. Sets of places are machine words: each near pair asks once for every left far
// place which right ones are wide enough. O(length^3) word operations at worst, far fewer once letters are known.

#include "gridwright/constraints/closer_pair/propagate.hpp"

#include <bit>
#include <cstdint>

namespace gridwright::constraints {

using kernel::Domain;
using kernel::Value;

namespace {

using Places = std::uint64_t;

constexpr Places place(int i) {
    return Places{1} << i;
}

/// The places behind `i` at a distance above `gap`.
constexpr Places beyond(int i, int gap) {
    return i + gap >= 63 ? 0 : ~Places{0} << (i + gap + 1);
}

struct Patterns {
    Places near = 0, far = 0;  // where the letters may stand
    Places needed = 0;         // places that can hold nothing but the two letters
    Places near_kept = 0, far_kept = 0;
    Places always = ~Places{0};  // places with a letter in every legal line so far
    bool any = false;

    void list() {
        for (Places firsts = near; firsts; firsts &= firsts - 1) {
            const int first = std::countr_zero(firsts);
            for (Places seconds = near & beyond(first, 0); seconds; seconds &= seconds - 1)
                add_far_pairs(first, std::countr_zero(seconds));
        }
    }

  private:
    void add_far_pairs(int near_first, int near_second) {
        const Places near_pair = place(near_first) | place(near_second);
        const Places open = far & ~near_pair;
        const Places missing = needed & ~near_pair;
        for (Places firsts = open; firsts; firsts &= firsts - 1) {
            const int first = std::countr_zero(firsts);
            Places seconds = open & beyond(first, near_second - near_first);
            if (const Places rest = missing & ~place(first)) seconds &= std::has_single_bit(rest) ? rest : 0;
            if (!seconds) continue;
            any = true;
            near_kept |= near_pair;
            far_kept |= place(first) | seconds;
            const bool choice = !std::has_single_bit(seconds);
            always &= near_pair | place(first) | (choice ? 0 : seconds);
        }
    }
};

}  // namespace

Propagation closer_pair(Domains domains, Value near, Value far) {
    if (near == far) return Propagation::failed;
    Patterns patterns;
    const Domain letters = Domain::single(near) | Domain::single(far);
    for (int i = 0; i < static_cast<int>(domains.size()); ++i) {
        const Domain domain = domains[static_cast<std::size_t>(i)];
        if (domain.empty()) return Propagation::failed;
        if (domain.contains(near)) patterns.near |= place(i);
        if (domain.contains(far)) patterns.far |= place(i);
        if (domain.within(letters)) patterns.needed |= place(i);
    }
    patterns.list();
    if (!patterns.any) return Propagation::failed;
    bool settled = true;
    for (int i = 0; i < static_cast<int>(domains.size()); ++i) {
        Domain& domain = domains[static_cast<std::size_t>(i)];
        if (!(patterns.near_kept & place(i))) domain.remove(near);
        if (!(patterns.far_kept & place(i))) domain.remove(far);
        if (patterns.always & place(i)) domain &= letters;
        settled = settled && (domain.fixed() || !domain.meets(letters));
    }
    return settled ? Propagation::entailed : Propagation::open;
}

}  // namespace gridwright::constraints
