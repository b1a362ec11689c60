#pragma once

#include "gridwright/base/deadline.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "gridwright/kernel/search.hpp"

namespace gridwright::engines::colouring {

/// Whether a search has to end before its work is done; whatever takes long looks here now and then.
class Halt {
  public:
    /// Failures are those that `stats` counts. Both outlive this.
    Halt(const kernel::Limits& limits, const kernel::Stats& stats)
        : limits_(limits), stats_(stats), deadline_(limits.time) {}

    bool due() const { return cancelled() || out_of_failures() || deadline_.passed(); }

    /// Why it had to end.
    kernel::Stop reason() const { return cancelled() ? kernel::Stop::cancelled : kernel::Stop::limit; }

  private:
    bool cancelled() const { return limits_.stop && *limits_.stop; }
    bool out_of_failures() const { return limits_.failures && stats_.backtracks >= *limits_.failures; }

    const kernel::Limits& limits_;
    const kernel::Stats& stats_;
    base::Deadline deadline_;
};

}  // namespace gridwright::engines::colouring
