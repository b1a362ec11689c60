#pragma once

// Which candidates fall when they are assumed: the techniques inside, used to their fixpoint, end in a contradiction. A
// technique stays valid as marks shrink, so what followed from an assumption earlier still follows: a candidate that
// fell does not get up again, and one that did not is taken up where the techniques got no further, with what has been
// struck since. So searching again after a step costs little.

#include "gridwright/explain/common/ladder.hpp"
#include "gridwright/kernel/watch.hpp"

#include <memory>
#include <vector>

namespace gridwright::explain {

/// What a what-if of this rung may use inside.
Allowed inside_of(const Rung& rung, const Allowed& allowed);

/// The candidates of one position that fall by a what-if, remembered while its marks shrink.
class Assumptions {
  public:
    /// The ladder outlives it.
    Assumptions(const Ladder& ladder, Allowed allowed) : ladder_(ladder), allowed_(std::move(allowed)) {}

    /// The candidates that fall by a what-if of this rung, in reading order, then by value; some of them when the watch
    /// is due. No easier technique finds anything on the position, which is the one of the last call after more steps.
    const std::vector<kernel::Given>& falling(const Position& position, const Rung& rung, const kernel::Watch& watch);

    /// The same as conclusions.
    void find(const Position& position, const Rung& rung, const kernel::Watch& watch, Findings& findings);

  private:
    /// An assumption, as far as the techniques inside get.
    struct Trial {
        Position position;
        bool fell = false;
    };
    using Trials = base::Vector<std::unique_ptr<Trial>>;  // by candidate

    bool falls(const Position& position, kernel::Given candidate, const Allowed& inside, std::unique_ptr<Trial>& trial,
               const kernel::Watch& watch);

    const Ladder& ladder_;
    const Allowed allowed_;
    base::Array<Trials, highest_level + 1> trials_;  // by the highest level inside
    Findings findings_{Findings::Mode::conclusions};
    std::vector<kernel::Given> found_;
};

/// The rounds after which the assumption contradicts itself, if they are at most so many; otherwise 0. No easier
/// technique finds anything on the position.
int rounds_to_contradiction(const Position& position, kernel::Given assumption, const Ladder& ladder,
                            const Allowed& inside, int most_rounds, const kernel::Watch& watch);

}  // namespace gridwright::explain
