#pragma once

#include "gridwright/constraints/propagation.hpp"

namespace gridwright::constraints {

/// No value twice, not counting those in `except`. Exact: domain consistency, as `all_distinct`.
Propagation all_different(Domains domains, kernel::Domain except);

/// Two cells of such a line: a fixed value leaves the other cell. Exact for two cells; what `except` costs in the
/// reports, where it is posted for every pair.
Propagation different_pair(Domains two, kernel::Domain except);

}  // namespace gridwright::constraints
