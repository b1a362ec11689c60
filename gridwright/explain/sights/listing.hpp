#pragma once

// All arrangements of a line that fit its clues: a candidate in none of them is out.

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

/// Arrangements are counted up to here.
inline constexpr int most_arrangements = 5000;

extern const Technique listing;           ///< S22a: one clue
extern const Technique two_clue_listing;  ///< S22b: the clues of both ends

}  // namespace gridwright::explain
