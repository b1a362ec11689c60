#pragma once

// The course that a question takes in every engine that can minimise: without an objective its solutions are found one
// after the other. With one, the best is looked for first; once it is proven, and more than one solution is wanted,
// those as good as it are counted in a second search.

#include "gridwright/engines/common/collector.hpp"

namespace gridwright::engines {

/// Takes a finder through the course. Each of its searches hands solutions to a function until that returns false, and
/// says why it stopped:
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
