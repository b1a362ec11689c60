#pragma once

#include "gridwright/constraints/propagation.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// Some cell differs from the solution. Exact; the domains are those of the whole board.
Propagation not_this(Domains domains, const kernel::Solution& solution);

}  // namespace gridwright::constraints
