#pragma once

// One value in several parallel lines: if its places there lie in as many crossing lines, these hold it there and
// nowhere else.

#include "gridwright/explain/common/technique.hpp"

namespace gridwright::explain {

extern const Technique x_wing;     ///< L5: two lines
extern const Technique swordfish;  ///< L5: three lines

}  // namespace gridwright::explain
