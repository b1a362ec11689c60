#pragma once

// The order of searches in every engine that can minimise. Without an objective, one search finds all solutions. With
// an objective, the first search finds the best solution; if it is proven best and more than one solution is wanted, a
// second search counts the solutions as good as it.

#include "gridwright/engines/common/collector.hpp"

namespace gridwright::engines {

/// Runs these searches of a finder. Each passes solutions to a function until that returns false, and returns why it
/// stopped:
///   find(take)                   every solution;
///   minimise(take)               each better than all before, until there is none;
///   find_as_good(objective, take)  every solution with this objective, which is proven to be the best.
template <typename Finder>
void minimise_then_count(Finder& finder, const kernel::Model& model, const kernel::Search& search, Collector& collector,
                         kernel::Outcome& outcome) {
    const auto count = [&](const kernel::Solution& solution) { return collector.add(solution); };
    if (!model.objective) {
        outcome.stopped = finder.find(count);
        return;
    }
    outcome.stopped = finder.minimise(
        [&](const kernel::Solution& solution) { return collector.improve(solution) && !outcome.proven(); });
    if (outcome.stopped == kernel::Stop::exhausted) collector.settle();
    if (outcome.proven()) outcome.stopped = kernel::Stop::exhausted;
    if (!outcome.proven() || search.solutions == 1) return;
    collector.count_anew();
    outcome.stopped = finder.find_as_good(*outcome.objective, count);
}

}  // namespace gridwright::engines
