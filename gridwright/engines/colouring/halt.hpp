#pragma once

#include "gridwright/base/deadline.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "gridwright/kernel/search.hpp"

namespace gridwright::engines::colouring {

/// Whether a search has to end before its work is done; whatever takes long looks here now and then.
class Halt {
  public:
    Halt() = default;
    explicit Halt(base::Deadline deadline, const std::atomic<bool>* stop = nullptr)
        : deadline_(deadline), stop_(stop) {}

    /// Failures are those that `stats` counts, which outlive this.
    Halt(const kernel::Limits& limits, const kernel::Stats& stats)
        : deadline_(limits.time), stop_(limits.stop), failures_(limits.failures), stats_(&stats) {}

    bool due() const { return cancelled() || out_of_failures() || deadline_.passed(); }

    /// Why it had to end.
    kernel::Stop reason() const { return cancelled() ? kernel::Stop::cancelled : kernel::Stop::limit; }

  private:
    bool cancelled() const { return stop_ && *stop_; }
    bool out_of_failures() const { return failures_ && stats_->backtracks >= *failures_; }

    base::Deadline deadline_;
    const std::atomic<bool>* stop_ = nullptr;
    std::optional<std::uint64_t> failures_;
    const kernel::Stats* stats_ = nullptr;
};

}  // namespace gridwright::engines::colouring
