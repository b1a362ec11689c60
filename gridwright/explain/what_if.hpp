#pragma once

// The last resort: assume a candidate and follow the consequences until they contradict each other. The candidate is
// then out.

#include "gridwright/explain/assumptions.hpp"

#include <optional>

namespace gridwright::explain {

/// The row of the technique; its steps are found by the function below, which knows the ladder.
extern const Technique what_if;  ///< L8

/// The what-if with the fewest inner steps whose argument uses techniques up to the level `rung.inside`; none if no
/// candidate falls. No easier technique finds anything on the position. Its steps may read more than they need.
std::optional<Step> shortest_what_if(const Position& position, const Ladder& ladder, const Rung& rung,
                                     const Allowed& allowed, Assumptions& assumptions, const kernel::Watch& watch);

}  // namespace gridwright::explain
