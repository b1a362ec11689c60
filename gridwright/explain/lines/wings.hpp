#pragma once

// Chains over cells with two candidates: whichever of them one cell holds, the next one holds the other.

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique xy_wing;   ///< L6: three cells
extern const Technique xy_chain;  ///< L7: more of them

}  // namespace gridwright::explain
