#pragma once

// What clues say without a look at any mark: the tallest first, all in order, a ceiling, and two clues that face each
// other.

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique clue_one;            ///< S1
extern const Technique full_clue;           ///< S2
extern const Technique ceiling;             ///< S3, also where values may repeat
extern const Technique meet_in_the_middle;  ///< S5
extern const Technique clues_one_and_two;   ///< S6

}  // namespace gridwright::explain
