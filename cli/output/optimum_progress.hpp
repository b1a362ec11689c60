#pragma once

// How far the search for the best solution of a puzzle is: what people watch while they wait.

#include "gridwright/kernel/model.hpp"
#include "gridwright/kernel/search.hpp"

#include <string>

namespace gridwright::cli {

struct OptimumProgress {
    kernel::Size size;
    std::chrono::nanoseconds since;  ///< when it began
    std::optional<int> best, bound;
};

/// «12x12  pegs 3  bound 0  1.2 s», without what is not known yet.
std::string text_of(const OptimumProgress& optimum);

/// Lets the search tell how far it is: now, and at every better solution and bound.
void follow_optimum(kernel::Search& search, kernel::Fewest objective, kernel::Size size,
                    std::function<void(const OptimumProgress&)> tell);

}  // namespace gridwright::cli
