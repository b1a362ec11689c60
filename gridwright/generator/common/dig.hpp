#pragma once

// From a puzzle that tells too little to one that tells enough, and from there to one that tells nothing needless.
// Pieces that belong together, as symmetry wants it, come and go together.

#include "gridwright/base/random.hpp"
#include "gridwright/generator/common/rivals.hpp"

namespace gridwright::generator {

/// Pieces that come and go together, in an order in which to try them.
using Groups = std::vector<Pieces>;

/// Each piece of the set alone.
Groups one_by_one(const Pieces& pieces);

/// Tells more of `groups` until the draft is known to have no rival: each time one that the last rival breaks, drawn at
/// random. False when it was stopped.
bool tell_enough(Draft& draft, Rivals& rivals, const Groups& groups, base::Random& random);

/// Leaves out what the draft, which has no rival, is known to do without, one of `groups` after the other. False when
/// it was stopped.
bool leave_out_needless(Draft& draft, Rivals& rivals, const Groups& groups);

}  // namespace gridwright::generator
