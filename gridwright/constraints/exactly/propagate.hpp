#pragma once

#include "gridwright/constraints/propagation.hpp"

namespace gridwright::constraints {

/// `value` occurs `times` times. Exact.
Propagation exactly(Domains domains, kernel::Value value, int times);

}  // namespace gridwright::constraints
