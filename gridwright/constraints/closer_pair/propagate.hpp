#pragma once

#include "gridwright/constraints/propagation.hpp"

namespace gridwright::constraints {

/// Two `near` and two `far`, the two `near` closer together. Exact: with it the words «exactly two near» and «exactly
/// two far» on the same line say nothing more.
Propagation closer_pair(Domains domains, kernel::Value near, kernel::Value far);

}  // namespace gridwright::constraints
