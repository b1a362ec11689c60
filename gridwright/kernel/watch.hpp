#pragma once

// "Must I stop?" Whatever may take long is handed a Watch and asks it now and then. Asking costs a look at a flag and,
// where there is a limit of time, at the clock: some 25 ns. A loop whose steps are shorter asks through a Poll.

#include "gridwright/base/deadline.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "gridwright/kernel/search.hpp"

#include <algorithm>

namespace gridwright::kernel {

/// The limits of a question from the moment it is asked.
class Watch {
  public:
    /// Never asks anybody to stop.
    Watch() = default;

    /// Looks at time and the stop flag; whoever counts failures looks after them.
    explicit Watch(const Limits& limits) : deadline_(limits.time), stop_(limits.stop) {}

    /// Looks at failures too, which `failures` counts; the counter outlives this.
    Watch(const Limits& limits, const std::uint64_t& failures)
        : deadline_(limits.time), stop_(limits.stop), failures_(limits.failures ? &failures : nullptr) {
        most_failures_ = limits.failures.value_or(0);
    }

    bool due() const { return cancelled() || out_of_failures() || deadline_.passed(); }

    /// Why it is due.
    Stop reason() const { return cancelled() ? Stop::cancelled : Stop::limit; }

    /// What is left of the limits, for a part of the work that counts anew.
    Limits left() const {
        Limits limits{deadline_.left(), std::nullopt, stop_};
        if (failures_) limits.failures = most_failures_ - std::min(most_failures_, *failures_);
        return limits;
    }

    /// The same, but its time is up so much sooner: for work that cannot be left without tidying up.
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

/// Asks a watch, which outlives it, each time that so much work has been done. Once the watch is due, it stays so.
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
