#pragma once

// A line of near and far letters as three sets of places, each one machine word: the places that can be near, far, or
// neither.

#include <cstdint>

namespace gridwright::constraints {

/// Bit i is the place i of a line, counted from its front.
using Places = std::uint64_t;

struct LetterPlaces {
    Places near = 0, far = 0, other = 0;

    bool operator==(const LetterPlaces&) const = default;
};

/// Keeps the places that occur in some line with two `near` and two `far`, the two `near` closer together; false if
/// there is no such line. Exact.
bool narrow(LetterPlaces& line);

}  // namespace gridwright::constraints
