#pragma once

// A depth-first search that copies the board at every choice, so that there is nothing to undo: the boards still to be
// searched form a stack with the current one on top. Until the first solution it restarts from the root now and then,
// because on boards with many solutions a wrong first choice could cost hours; after that never, so that a proof runs
// once.

#include "gridwright/engines/common/collector.hpp"
#include "gridwright/kernel/watch.hpp"

namespace gridwright::engines {

/// The failures between restarts: `first`, then `later`, and each time half as many more.
class Restarts {
  public:
    Restarts(std::uint64_t first, std::uint64_t later) : next_(first), after_(later) {}

    bool due(std::uint64_t failures) const { return failures >= next_; }
    std::uint64_t count() const { return count_; }

    void note(std::uint64_t failures) {
        if (count_++ > 0) after_ += after_ / 2;
        next_ = failures + after_;
    }

  private:
    std::uint64_t next_, after_, count_ = 0;
};

/// Searches `boards`, which provides narrow() to propagate on the current board, false if it is impossible; split() to
/// branch on a choice, false if the board is filled; drop() to discard it, false if no other is left; start_anew(); and
/// solution() for the current board.
template <typename Boards>
kernel::Stop search_copies(Boards& boards, const kernel::Search& search, Restarts& restarts, Collector& collector,
                           kernel::Outcome& outcome) {
    using kernel::Stop;
    const kernel::Watch watch(search.limits);
    kernel::Stats& stats = outcome.stats;
    while (true) {
        ++stats.nodes;
        if (!boards.narrow()) {
            ++stats.backtracks;
            if (!boards.drop()) return Stop::exhausted;
            if (search.limits.failures && stats.backtracks >= *search.limits.failures) return Stop::limit;
            if (outcome.found == 0 && restarts.due(stats.backtracks)) {
                restarts.note(stats.backtracks);
                boards.start_anew();
            }
        } else if (!boards.split()) {
            if (!collector.add(boards.solution())) return Stop::enough;
            if (!boards.drop()) return Stop::exhausted;
        }
        if (watch.due()) return watch.reason();
    }
}

}  // namespace gridwright::engines
