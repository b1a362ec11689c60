#pragma once

// Sets in a line of different values: as many cells as values that share each other, so that the rest of the line, or
// the rest of those cells' marks, goes.

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique naked_pair;    ///< L3: two cells hold two values between them, and no other cell has these
extern const Technique naked_triple;  ///< L3: the same for three
extern const Technique hidden_pair;   ///< L4: two values have two cells between them, and these hold nothing else

}  // namespace gridwright::explain
