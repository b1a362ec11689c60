#pragma once

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique listing_one_clue;   ///< S22a
extern const Technique listing_two_clues;  ///< S22b
extern const Technique letter_listing;     ///< C12

}  // namespace gridwright::explain
