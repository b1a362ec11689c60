#pragma once

// Answers "must I stop?". Code that may run long receives a Watch and asks it now and then. Asking costs a look at a
// flag and, with a time limit, at the clock: about 25 ns. A loop with shorter steps asks through a Poll.

#include "gridwright/base/deadline.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "gridwright/kernel/search.hpp"

#include <algorithm>

namespace gridwright::kernel {

/// The limits of a question, counted from the moment it is asked.
class Watch {
  public:
    /// Is never due.
    Watch() = default;

    /// Watches the time and the stop flag; the caller checks the number of failures.
    explicit Watch(const Limits& limits) : deadline_(limits.time), stop_(limits.stop) {}

    /// Also watches the counter `failures`, which outlives the watch.
    Watch(const Limits& limits, const std::uint64_t& failures)
        : deadline_(limits.time), stop_(limits.stop), failures_(limits.failures ? &failures : nullptr) {
        most_failures_ = limits.failures.value_or(0);
    }

    bool due() const { return cancelled() || out_of_failures() || deadline_.passed(); }

    /// Why it is due.
    Stop reason() const { return cancelled() ? Stop::cancelled : Stop::limit; }

    /// The remaining limits, for a part of the work that counts from zero.
    Limits left() const {
        Limits limits{deadline_.left(), std::nullopt, stop_};
        if (failures_) limits.failures = most_failures_ - std::min(most_failures_, *failures_);
        return limits;
    }

    /// The same watch with an earlier deadline, for work that needs time to tidy up.
    Watch sooner_by(std::chrono::nanoseconds time) const {
        Watch watch = *this;
        watch.deadline_ = deadline_.sooner_by(time);
        return watch;
    }

  private:
    bool cancelled() const { return stop_ && stop_->load(std::memory_order_relaxed); }
    bool out_of_failures() const { return failures_ && *failures_ >= most_failures_; }

    base::Deadline deadline_;
    const std::atomic<bool>* stop_ = nullptr;
    const std::uint64_t* failures_ = nullptr;  // where there is a limit of them
    std::uint64_t most_failures_ = 0;
};

/// Asks a watch, which outlives it, each time a given amount of work has been done. Once due, it stays due.
class Poll {
  public:
    Poll(const Watch& watch, std::uint64_t work_between) : watch_(&watch), between_(work_between) {}

    bool due(std::uint64_t work = 1) {
        if (due_ || (done_ += work) < between_) return due_;
        done_ = 0;
        return due_ = watch_->due();
    }

  private:
    const Watch* watch_;
    std::uint64_t between_, done_ = 0;
    bool due_ = false;
};

}  // namespace gridwright::kernel
