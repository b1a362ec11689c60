#pragma once

// Digging: adding pieces to a puzzle until it has one solution, then removing every piece that it can do without.
// Pieces that a symmetry groups come and go together.

#include "gridwright/base/random.hpp"
#include "gridwright/generator/common/rivals.hpp"

namespace gridwright::generator {

/// Adds groups until the draft is known to have no rival: each time a random one among those that the last rival
/// breaks. False when it was stopped.
bool show_enough(Draft& draft, Rivals& rivals, const Groups& groups, base::Random& random);

/// Removes the groups that the draft, which has no rival, is known to do without, one after another. False when it was
/// stopped.
bool leave_out_needless(Draft& draft, Rivals& rivals, const Groups& groups);

}  // namespace gridwright::generator
