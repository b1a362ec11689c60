#pragma once

// The progress line on standard error: shown only on a terminal and only when the work takes more than a second, and
// cleared before anything else is written.

#include "cli/output/optimum_progress.hpp"
#include "gridwright/base/deadline.hpp"

#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace gridwright::cli {

/// The amount of work, where it is known from the start.
struct WorkAmount {
    std::uint64_t before = 0;  ///< done by an earlier run
    std::uint64_t all = 0;
    std::string_view done = "made";  ///< the verb for finished puzzles
};

class ProgressLine {
  public:
    explicit ProgressLine(bool wanted, std::optional<WorkAmount> amount = {});
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Counts the puzzle with this index as done.
    void count(std::uint64_t index);

    /// Sets the longest time that the rest can take under its limits.
    void bound_rest(double seconds);

    /// Shows how far the search for the best solution of this puzzle is, until the puzzle is done; of several puzzles
    /// in progress, the first.
    void show(std::uint64_t index, const OptimumProgress& optimum);

    /// Clears the line and keeps it clear while the lock is held.
    std::unique_lock<std::mutex> hidden();

  private:
    void run();
    void draw();
    void clear();
    std::string line() const;

    const std::optional<WorkAmount> amount_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::chrono::nanoseconds started_ = base::now();
    std::uint64_t done_ = 0;
    std::optional<double> rest_at_most_;  ///< in seconds
    std::map<std::uint64_t, OptimumProgress> optima_;
    bool drawn_ = false;
    bool over_ = false;
    std::thread thread_;
};

}  // namespace gridwright::cli
