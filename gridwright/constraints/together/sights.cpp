// Values are placed from the highest to the lowest. All placed values are then taller than the next one, so the next
// one is seen from the front exactly if it is placed before every taken cell, and from the back exactly if it is placed
// after all of them. The cells taken so far and the two numbers seen are all that matters for the rest: at most
// 2^length states, each with a set of number pairs in one machine word. One pass forwards lists what can be reached,
// one backwards keeps what can be completed; a value stays in a cell if some step of a complete path puts it there.
//
// A line of 10 blank cells takes 5,120 steps, one of 16 takes half a million; above ten cells the listing gives up
// after a fixed number of steps, counted and not timed, so that a search repeats itself exactly.

#include "gridwright/constraints/together/sights.hpp"

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/constraints/all_different/all_different.hpp"
#include "gridwright/constraints/visible/visible.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace gridwright::constraints {

using kernel::Domain;

namespace {

constexpr unsigned slot_bits = 15;  // room for several times `longest_listing` states
static_assert((std::size_t{1} << slot_bits) >= 2 * SightsFilter::longest_listing);

/// The pairs (seen from the front, seen from the back) as bits of a word: front - 1 rows of `back` columns each. A
/// side without a clue is not counted and has one row or column.
struct Pairs {
    explicit Pairs(Sights sights)
        : width(std::max(sights.back, 1)),
          height(std::max(sights.front, 1)),
          front(sights.front > 0),
          back(sights.back > 0) {
        if (!fits()) return;
        for (int row = 0; row < height; ++row) last_column |= bit(row * width + width - 1);
        last_row = everything() & ~((bit((height - 1) * width)) - 1);
    }

    bool fits() const { return width * height <= 64; }
    std::uint64_t goal() const { return bit(width * height - 1); }

    /// Where the pairs go when a value is seen from these ends. Pairs that would pass a clue vanish.
    std::uint64_t moved(std::uint64_t pairs, bool from_front, bool from_back) const {
        if (from_front && front) pairs = (pairs & ~last_row) << width;
        if (from_back && back) pairs = (pairs & ~last_column) << 1;
        return pairs;
    }
    std::uint64_t moved_back(std::uint64_t pairs, bool from_front, bool from_back) const {
        if (from_back && back) pairs >>= 1;
        if (from_front && front) pairs >>= width;
        return pairs;
    }

    static std::uint64_t bit(int i) { return std::uint64_t{1} << i; }
    std::uint64_t everything() const { return goal() | (goal() - 1); }

    int width, height;
    bool front, back;
    std::uint64_t last_row = 0, last_column = 0;
};

bool before(int cell, std::uint64_t taken) {
    return (taken & (Pairs::bit(cell) - 1)) == 0;
}

bool behind(int cell, std::uint64_t taken) {
    return taken >> cell == 0;
}

/// Each constraint alone, until none has anything to add.
Propagation one_by_one(Domains domains, Sights sights) {
    std::array<Domain, longest_line> previous, reversed;
    do {
        std::copy(domains.begin(), domains.end(), previous.begin());
        if (all_different(domains, {}) == Propagation::failed) return Propagation::failed;
        if (sights.front && visible(domains, sights.front) == Propagation::failed) return Propagation::failed;
        if (sights.back) {
            std::reverse_copy(domains.begin(), domains.end(), reversed.begin());
            if (visible({reversed.data(), domains.size()}, sights.back) == Propagation::failed)
                return Propagation::failed;
            std::reverse_copy(reversed.begin(), reversed.begin() + static_cast<std::ptrdiff_t>(domains.size()),
                              domains.begin());
        }
    } while (!std::equal(domains.begin(), domains.end(), previous.begin()));
    return all_fixed(domains) ? Propagation::entailed : Propagation::open;
}

}  // namespace

std::uint32_t SightsFilter::state_of(std::uint64_t taken) {
    std::size_t slot = hashed_ ? taken * 0x9e3779b97f4a7c15 >> (64 - slot_bits) : taken;
    while (stamps_[slot] == call_) {
        if (states_[slots_[slot]].taken == taken) return slots_[slot];
        slot = (slot + 1) & ((std::size_t{1} << slot_bits) - 1);
    }
    stamps_[slot] = call_;
    slots_[slot] = static_cast<std::uint32_t>(states_.size());
    states_.push_back({taken, 0, 0});
    return slots_[slot];
}

void SightsFilter::clear_states(std::size_t length) {
    hashed_ = length > exact_length;
    const std::size_t slots = std::size_t{1} << (hashed_ ? slot_bits : exact_length);
    if (stamps_.size() < slots || call_ == std::numeric_limits<std::uint32_t>::max()) {
        stamps_.assign(slots, 0);
        slots_.assign(slots, 0);
        call_ = 0;
    }
    ++call_;
    states_.clear();
    steps_.clear();
}

bool SightsFilter::list_states(Domains domains, Sights sights, std::size_t most_steps) {
    clear_states(domains.size());

    base::Array<std::uint64_t, 64> cells_of{};  // by value: the cells that can hold it
    Domain values;
    for (std::size_t i = 0; i < domains.size(); ++i) {
        values |= domains[i];
        for (const int value : domains[i]) cells_of[value] |= Pairs::bit(static_cast<int>(i));
    }

    const Pairs pairs(sights);
    state_of(0);
    states_[0].reached = 1;
    for (std::uint32_t from = 0; !values.empty(); values.remove(values.max())) {
        const int value = values.max();
        for (const auto layer_end = static_cast<std::uint32_t>(states_.size()); from < layer_end; ++from) {
            const State state = states_[from];
            for (std::uint64_t open = cells_of[value] & ~state.taken; open; open &= open - 1) {
                const int cell = std::countr_zero(open);
                // The highest value is seen from both ends: that is the pair (1, 1), the initial bit.
                const bool highest = state.taken == 0;
                const std::uint64_t reached =
                    highest ? state.reached
                            : pairs.moved(state.reached, before(cell, state.taken), behind(cell, state.taken));
                if (!reached) continue;
                if (steps_.size() == most_steps) return false;
                const std::uint32_t to = state_of(state.taken | Pairs::bit(cell));
                states_[to].reached |= reached;
                steps_.push_back({from, to, static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(value)});
            }
        }
    }
    return true;
}

bool SightsFilter::keep_what_ends_well(Domains domains, Sights sights) {
    const Pairs pairs(sights);
    const std::uint64_t full = ~std::uint64_t{0} >> (64 - domains.size());
    State& last = states_.back();
    if (last.taken != full || !(last.reached & pairs.goal())) return false;
    last.ending = pairs.goal();

    std::array<Domain, longest_line> kept{};
    for (auto step = steps_.rbegin(); step != steps_.rend(); ++step) {
        State& from = states_[step->from];
        const std::uint64_t ending = states_[step->to].ending;
        if (!ending) continue;
        const bool highest = from.taken == 0;
        const bool front = !highest && before(step->cell, from.taken),
                   back = !highest && behind(step->cell, from.taken);
        const std::uint64_t joined = pairs.moved(from.reached, front, back) & ending;
        if (!joined) continue;
        from.ending |= pairs.moved_back(joined, front, back);
        kept[step->cell].add(step->value);
    }
    std::copy(kept.begin(), kept.begin() + static_cast<std::ptrdiff_t>(domains.size()), domains.begin());
    return true;
}

Propagation SightsFilter::operator()(Domains domains, Sights sights) {
    const int length = static_cast<int>(domains.size());
    if (sights.front + sights.back > length + 1) return Propagation::failed;  // the highest value is seen twice
    const Propagation alone = one_by_one(domains, sights);
    if (alone != Propagation::open || !Pairs(sights).fits()) return alone;
    return list(domains, sights, alone);
}

Propagation SightsFilter::by_listing_alone(Domains domains, Sights sights) {
    const int length = static_cast<int>(domains.size());
    if (domains.size() > exact_length || !Pairs(sights).fits()) return (*this)(domains, sights);
    if (sights.front + sights.back > length + 1) return Propagation::failed;
    return list(domains, sights, Propagation::open);
}

Propagation SightsFilter::list(Domains domains, Sights sights, Propagation otherwise) {
    const bool exact = domains.size() <= exact_length;
    if (!list_states(domains, sights, exact ? std::numeric_limits<std::size_t>::max() : longest_listing))
        return otherwise;
    if (!keep_what_ends_well(domains, sights)) return Propagation::failed;
    return all_fixed(domains) ? Propagation::entailed : Propagation::open;
}

}  // namespace gridwright::constraints
