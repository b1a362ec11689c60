#pragma once

// How often each colour occurs. The pegs of a colour do not attack each other, so it occurs at most as often as its
// largest set of such cells has cells. Together the colours fill all cells but the transparent pegs; so what all other
// colours cannot fill is left for this one. Cells in none of its sets that are large enough do not have the colour,
// and cells in all of them do.

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique in_no_large_set;     ///< H8
extern const Technique in_every_large_set;  ///< H13

}  // namespace gridwright::explain
