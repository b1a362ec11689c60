#pragma once

// The tallest height is placed, and perhaps the next ones too: what the cells before them must show.

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique tallest_last;     ///< S13
extern const Technique rise_to_tallest;  ///< S15
extern const Technique top_chain;        ///< S20
extern const Technique front_of_chain;   ///< S20b

}  // namespace gridwright::explain
