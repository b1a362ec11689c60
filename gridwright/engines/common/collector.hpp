#pragma once

// Receives the solutions that an engine finds. It checks every solution, in release builds too, against the meanings of
// the constraints and not against anything the engine computed; then it counts, keeps and shows the solution.

#include "gridwright/kernel/model.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "gridwright/kernel/search.hpp"

namespace gridwright::engines {

class Collector {
  public:
    /// Starts an outcome for this search. All three outlive the collector.
    Collector(const kernel::Model& model, const kernel::Search& search, kernel::Outcome& outcome);

    /// Takes one more solution; returns whether more are wanted.
    bool add(const kernel::Solution& solution);

    /// Takes a solution that is better than all before and drops those; returns whether to go on. Shows it if only the
    /// best solution is wanted.
    bool improve(const kernel::Solution& solution);

    /// Records a proof that no solution has an objective below this, and reports it if it is new. A solution below the
    /// bound, earlier or later, is a bug in the engine.
    void raise_bound(int bound);

    /// Records that no better solution exists: the best one is proven best; without any solution there is nothing to
    /// bound.
    void settle();

    /// Drops the solutions but keeps the objective, before counting all solutions as good as the best.
    void count_anew();

  private:
    void keep(const kernel::Solution& solution);
    bool shown(const kernel::Solution& solution) const;

    const kernel::Model& model_;
    const kernel::Search& search_;
    kernel::Outcome& outcome_;
};

}  // namespace gridwright::engines
