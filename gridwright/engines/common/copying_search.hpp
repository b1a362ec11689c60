#pragma once

// The search of an engine that copies its board at every choice, so that there is nothing to undo: boards still to be
// looked at lie one behind the other, the current one last. Until a first solution is known it now and then starts anew
// from the root, because on boards with many solutions a wrong turn at the beginning would cost for ever; afterwards
// never, so that a proof goes through once.

#include "gridwright/engines/common/collector.hpp"
#include "gridwright/kernel/watch.hpp"

namespace gridwright::engines {

/// When to start anew, in failures: after `first`, then after `later` more, and each time after half as many more
/// again.
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

/// Searches boards. They narrow() the current one as far as reasoning goes, false when it is impossible; split() it in
/// two by a choice, false when it is filled; drop() it, false when no other is left; start_anew(); and show the
/// solution() that is the current one.
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
