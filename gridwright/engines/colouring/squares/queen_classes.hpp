#pragma once

// Finds classes of queens in the open cells of a board: one queen in each row and column, none attacking another,
// images disjoint, and no line missed more often than its slack allows.

#include "gridwright/base/random.hpp"
#include "gridwright/engines/colouring/squares/remainder.hpp"
#include "gridwright/kernel/watch.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace gridwright::engines::colouring {

/// Visits at least one class of each orbit, perhaps several, as the columns of its queens. Stops if the visitor returns
/// false, after `steps` steps, or when the watch is due; returns true if it visited all.
bool for_each_class(const Remainder& remainder, std::uint64_t steps, const kernel::Watch& watch,
                    const std::function<bool(std::span<const int>)>& visit);

/// Draws a random class, not uniformly. Nothing if there is none, the watch is due, or a few tries fail.
std::optional<Columns> draw_class(const Remainder& remainder, Orbit orbit, base::Random& random,
                                  const kernel::Watch& watch);

}  // namespace gridwright::engines::colouring
