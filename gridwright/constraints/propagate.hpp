#pragma once

// The strongest propagation of each constraint alone: every value that it leaves occurs in some filling of the line
// that satisfies the constraint.

#include "gridwright/constraints/common/propagation.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// Narrows the domains of the constraint's cells, in the order of its line (NotThis: of the board).
Propagation propagate(const kernel::Constraint& constraint, Domains domains);

}  // namespace gridwright::constraints
