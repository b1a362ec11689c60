// The state of a walk along the line is (how many were seen, the tallest so far). For each number seen, the possible
// tallests are one set in one machine word, so a step costs a few word operations for each number:
//   a cell that stays hidden keeps every tallest that is not below the cell's lowest value;
//   a cell that is seen becomes the tallest, if it is above the lowest tallest before it.
// One walk from the front finds the states that can be reached, one from the back those that can end well; a value is
// left where it joins two such states. O(length * count) word operations, besides clearing the memory for the states.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/constraints/visible/visible.hpp"

#include <array>

namespace gridwright::constraints {

using kernel::Domain;

namespace {

/// For lines up to this length, so that short lines do not pay for clearing the memory of long ones.
template <std::size_t longest>
struct Walk {
    using States = base::Array<Domain, longest + 2>;  // by number seen: the possible tallests

    Domains domains;
    int count;

    /// States after the first cell: it is always seen.
    States start() const {
        States states{};
        states[1] = domains[0];
        return states;
    }

    States forward(const States& before, Domain cell) const {
        States after{};
        for (int seen = 1; seen <= count; ++seen) {
            after[seen] = before[seen] & Domain::above(cell.min() - 1);
            const Domain lower = before[seen - 1];
            if (!lower.empty()) after[seen] |= cell & Domain::above(lower.min());
        }
        return after;
    }

    /// The states before a cell from which some state in `after` is reached.
    States backward(const States& after, Domain cell) const {
        States before{};
        for (int seen = 1; seen <= count; ++seen) {
            before[seen] = after[seen] & Domain::above(cell.min() - 1);
            const Domain risen = seen < count ? after[seen + 1] & cell : Domain();
            if (!risen.empty()) before[seen] |= Domain::below(risen.max());
        }
        return before;
    }

    /// The values of a cell that lead from a state in `before` to one in `after`.
    Domain joining(const States& before, const States& after, Domain cell) const {
        Domain values;
        for (int seen = 1; seen <= count; ++seen) {
            const Domain hiding = before[seen] & after[seen];
            if (!hiding.empty()) values |= cell & Domain::below(hiding.max() + 1);
            const Domain lower = before[seen - 1];
            if (!lower.empty()) values |= cell & after[seen] & Domain::above(lower.min());
        }
        return values;
    }
};

template <std::size_t longest>
Propagation filter(Domains domains, int count) {
    using Walks = Walk<longest>;
    const std::size_t length = domains.size();
    const Walks walk{domains, count};
    std::array<typename Walks::States, longest> reached;  // reached[i]: states after cell i
    reached[0] = walk.start();
    for (std::size_t i = 1; i < length; ++i) reached[i] = walk.forward(reached[i - 1], domains[i]);

    typename Walks::States ending{};
    ending[count] = Domain::all();
    for (std::size_t i = length - 1; i > 0; --i) {
        const Domain cell = domains[i];
        domains[i] = walk.joining(reached[i - 1], ending, cell);
        if (domains[i].empty()) return Propagation::failed;
        ending = walk.backward(ending, cell);
    }
    domains[0] &= ending[1];
    if (domains[0].empty()) return Propagation::failed;
    return all_fixed(domains) ? Propagation::entailed : Propagation::open;
}

}  // namespace

Propagation visible(Domains domains, int count) {
    for (const Domain domain : domains)
        if (domain.empty()) return Propagation::failed;
    if (count < 1 || count > static_cast<int>(domains.size())) return Propagation::failed;
    return domains.size() <= 10 ? filter<10>(domains, count) : filter<longest_line>(domains, count);
}

}  // namespace gridwright::constraints
