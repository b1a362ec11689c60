#pragma once

// Explains a puzzle step by step, as a person would solve it: always by the easiest technique that finds something, the
// lowest level first, then the lowest cost, then reading order.

#include "gridwright/explain/assumptions.hpp"
#include "gridwright/explain/common/consequence.hpp"
#include "gridwright/explain/common/ladder.hpp"
#include "gridwright/explain/common/replay.hpp"
#include "gridwright/kernel/watch.hpp"

namespace gridwright::explain {

class Explainer {
  public:
    /// The board and the ladder outlive it.
    Explainer(const Board& board, const Ladder& ladder, Allowed allowed = {});

    /// The next step from this position, with smallest premises; none if no technique finds one, or when the watch is
    /// due. Where the marks of `weaker` suffice, the step reads those: within an assumption, the marks before it.
    std::optional<Step> next(const Position& position, const kernel::Watch& watch = {},
                             const kernel::Grid<kernel::Domain>* weaker = nullptr);

    /// The easiest step that shows why some line can no longer be filled, within an assumption; `weaker` as above.
    std::optional<Step> contradiction(const Position& position, const kernel::Grid<kernel::Domain>& weaker);

    /// Searches only where the position changes from now on: no technique up to the highest level finds anything on it.
    void nothing_found(const Position& position) { first_.restart(position.clock()); }

    /// False if steps may read more than they need where the smallest premises take long, as on whole boards of pegs.
    bool reads_little = true;

  private:
    /// Makes the premises of a step that was found small.
    void settle(Step& step, const Position& position, const kernel::Grid<kernel::Domain>* weaker);
    void put_on_ladder(Step& step, const Rung& rung) const;
    /// Finds smallest premises for a step that may read more than it needs, where that can be decided.
    void read_less(Step& step, const kernel::Grid<kernel::Domain>* weaker);
    /// The same for all steps of a what-if.
    void read_less_inside(Step& outer, const Position& position);

    const Board& board_;
    const Ladder& ladder_;
    const Allowed allowed_;
    Consequence consequence_;
    Findings first_{Findings::Mode::first};
    Assumptions assumptions_;
};

/// Does everything that was found in the mode `conclusions`.
void apply(const Findings& findings, Position& position);

/// How an explanation ended.
struct Explained {
    std::vector<Step> steps;
    std::vector<Position> positions;  ///< by step: where it was found
    bool finished = false;            ///< every cell is placed
    bool limited = false;             ///< the watch was due; otherwise no technique goes on
};

/// Explains until every cell is placed, no technique goes on, or the watch is due.
Explained explain(Position position, Explainer& explainer, const kernel::Watch& watch = {});

}  // namespace gridwright::explain
