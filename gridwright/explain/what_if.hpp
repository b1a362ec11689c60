#pragma once

// The last resort: assume a candidate and follow the consequences until they contradict each other. The candidate is
// then out.

#include "gridwright/explain/common/ladder.hpp"
#include "gridwright/kernel/watch.hpp"

#include <optional>

namespace gridwright::explain {

struct Allowed;

/// The row of the technique; its steps are found by the functions below, which know the ladder.
extern const Technique what_if;  ///< L8

/// The what-if with the fewest inner steps whose argument uses techniques up to the level `rung.inside`; none if no
/// candidate falls.
std::optional<Step> shortest_what_if(const Position& position, const Ladder& ladder, const Rung& rung,
                                     const Allowed& allowed, const kernel::Watch& watch);

/// All candidates that fall by a what-if of that rung: conclusions for a grade.
std::vector<CellMarks> all_what_ifs(const Position& position, const Ladder& ladder, const Rung& rung,
                                    const Allowed& allowed, const kernel::Watch& watch);

}  // namespace gridwright::explain
