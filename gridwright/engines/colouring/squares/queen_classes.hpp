#pragma once

// Finds classes of queens in the open cells of a board: one in each row and column, none attacking another, images
// disjoint, no line passed by more often than its slack allows.

#include "gridwright/base/random.hpp"
#include "gridwright/engines/colouring/squares/remainder.hpp"
#include "gridwright/kernel/watch.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace gridwright::engines::colouring {

/// Shows the columns of one class of each orbit, at least; of the others of the orbit it may show some. Stops when the
/// visitor returns false, after so many steps, or when it has to halt; true when all were seen.
bool for_each_class(const Remainder& remainder, std::uint64_t steps, const kernel::Watch& watch,
                    const std::function<bool(std::span<const int>)>& visit);

/// Draws a class, not each equally likely. Nothing when there is none, it has to halt, or a few tries were unlucky.
std::optional<Columns> draw_class(const Remainder& remainder, Orbit orbit, base::Random& random,
                                  const kernel::Watch& watch);

}  // namespace gridwright::engines::colouring
