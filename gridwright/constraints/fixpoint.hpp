#pragma once

#include "gridwright/kernel/model.hpp"
#include "gridwright/kernel/watch.hpp"

namespace gridwright::constraints {

/// Lets every constraint of the model narrow the domains, again and again until none has more to say. False when one of
/// them cannot be kept; the domains mean nothing then. A watch that is due ends it early, and what it would have found
/// is not known.
bool narrow_to_fixpoint(const kernel::Model& model, kernel::Grid<kernel::Domain>& domains,
                        const kernel::Watch& watch = {});

}  // namespace gridwright::constraints
