#pragma once

#include "gridwright/constraints/propagation.hpp"

namespace gridwright::constraints {

/// From the front, exactly `count` values stand higher than everything before them. Exact for this word alone, that
/// is when values may repeat.
Propagation visible(Domains domains, int count);

}  // namespace gridwright::constraints
