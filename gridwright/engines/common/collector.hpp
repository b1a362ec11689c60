#pragma once

// Where an engine hands in what it finds. Every solution is judged here, in release builds too, by the constraints'
// meanings and not by anything the engine computed; then it is counted, kept and shown.

#include "gridwright/kernel/model.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "gridwright/kernel/search.hpp"

namespace gridwright::engines {

class Collector {
  public:
    /// Starts an outcome for this question. All three outlive the collector.
    Collector(const kernel::Model& model, const kernel::Search& search, kernel::Outcome& outcome);

    /// Takes one more solution; says whether more are wanted.
    bool add(const kernel::Solution& solution);

    /// Takes a better solution than all before and forgets those; says whether to go on. It is shown when only the
    /// best one is wanted.
    bool improve(const kernel::Solution& solution);

    /// Takes a proof that no solution has an objective below this; says so when it is news. A solution that is known,
    /// or comes later, to the contrary is a broken promise.
    void raise_bound(int bound);

    /// Nothing better is left: the best solution is proven best, and without any there is nothing to bound.
    void settle();

    /// Forgets the solutions, but not the objective: those as good as the best are about to be counted.
    void count_anew();

  private:
    void keep(const kernel::Solution& solution);
    bool shown(const kernel::Solution& solution) const;

    const kernel::Model& model_;
    const kernel::Search& search_;
    kernel::Outcome& outcome_;
};

}  // namespace gridwright::engines
