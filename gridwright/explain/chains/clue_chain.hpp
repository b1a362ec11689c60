#pragma once

// Chains whose links are whole lines with their clues or letters, besides cells with two candidates and values with two
// places: "then this line has no such candidate there".

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique clue_chain;  ///< L9c
extern const Technique line_chain;  ///< L9c, where lines have letters
extern const Technique rectangle;   ///< C17: a line chain along two rows and two columns

}  // namespace gridwright::explain
