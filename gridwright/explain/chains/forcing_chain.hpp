#pragma once

// Chains over cells with two candidates and values with two places: a candidate that implies its own absence.

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique forcing_chain;  ///< L9
extern const Technique colour_chain;   ///< L9, with the names of steps on a board of pegs

}  // namespace gridwright::explain
