#pragma once

// What each constraint alone can rule out, at its strongest: every value that is left is part of some filling of the
// line that keeps the constraint.

#include "gridwright/constraints/common/propagation.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// Narrows the domains of the constraint's cells, in the order of its line (NotThis: of the board).
Propagation propagate(const kernel::Constraint& constraint, Domains domains);

}  // namespace gridwright::constraints
