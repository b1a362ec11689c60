#pragma once

// Clues 2 and 3: where the second and the third tallest can stand.

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique second_tallest;        ///< S7
extern const Technique two_and_tallest_last;  ///< S8
extern const Technique two_first_beats;       ///< S9
extern const Technique two_behind_one;        ///< S10
extern const Technique two_at_both_ends;      ///< S11
extern const Technique third_tallest;         ///< S12

}  // namespace gridwright::explain
