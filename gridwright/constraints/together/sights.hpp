#pragma once

// A permutation seen from its ends: AllDifferent over as many values as cells, with a Visible at the front, at the
// back, or at both, filtered together.

#include "gridwright/constraints/common/propagation.hpp"

#include <cstdint>
#include <vector>

namespace gridwright::constraints {

/// The clues of a line; 0 = none.
struct Sights {
    int front = 0, back = 0;
};

class SightsFilter {
  public:
    /// Lines up to this length are filtered exactly.
    static constexpr std::size_t exact_length = 10;
    /// Longer lines too, unless that takes more than this many steps; then each constraint is filtered alone.
    static constexpr std::size_t longest_listing = 8192;

    /// The union of the domains has as many values as the line has cells, or fewer (then it fails).
    Propagation operator()(Domains domains, Sights sights);

    /// The same for a line that is filtered exactly, without first filtering each constraint alone: faster where most
    /// domains are still wide.
    Propagation by_listing_alone(Domains domains, Sights sights);

  private:
    struct State {
        std::uint64_t taken;    // cells that hold a value already
        std::uint64_t reached;  // the pairs (seen from the front, seen from the back) that placing them may give
        std::uint64_t ending;   // those of them from which the line can be completed as the clues say
    };
    struct Step {
        std::uint32_t from, to;
        std::uint8_t cell, value;
    };

    bool list_states(Domains domains, Sights sights, std::size_t most_steps);
    bool keep_what_ends_well(Domains domains, Sights sights);
    Propagation list(Domains domains, Sights sights, Propagation otherwise);
    std::uint32_t state_of(std::uint64_t taken);
    void clear_states(std::size_t length);

    // Scratch memory, kept between calls.
    std::vector<State> states_;
    std::vector<Step> steps_;
    std::vector<std::uint32_t> slots_;   // from `taken` to a state: by itself in short lines, else a hash table
    std::vector<std::uint32_t> stamps_;  // the call in which a slot was written
    std::uint32_t call_ = 0;
    bool hashed_ = false;
};

}  // namespace gridwright::constraints
