#pragma once

// Propagation of a whole model without an engine: each constraint narrows the domains of its cells until nothing
// changes.

#include "gridwright/kernel/model.hpp"
#include "gridwright/kernel/watch.hpp"

namespace gridwright::constraints {

/// Propagates every constraint of the model until no domain changes any more. False if a constraint cannot be
/// satisfied; the domains are then meaningless. It stops early when the watch is due, with domains that may be too
/// large.
bool narrow_to_fixpoint(const kernel::Model& model, kernel::Grid<kernel::Domain>& domains,
                        const kernel::Watch& watch = {});

}  // namespace gridwright::constraints
