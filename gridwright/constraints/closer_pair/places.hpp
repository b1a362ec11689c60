#pragma once

// A line of two letters as three sets of places, each one machine word: what may be near, what far, what neither.

#include <cstdint>

namespace gridwright::constraints {

/// Bit i is the place i of a line, counted from its front.
using Places = std::uint64_t;

struct LetterPlaces {
    Places near = 0, far = 0, other = 0;

    bool operator==(const LetterPlaces&) const = default;
};

/// Leaves what is part of some line with two `near` and two `far`, the two `near` closer together; false when there is
/// none. Exact. Every place of the line is in one of the three sets, or there is none.
bool narrow(LetterPlaces& line);

}  // namespace gridwright::constraints
