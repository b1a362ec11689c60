#pragma once

// One line on standard error that tells how far the work is, for people: only on a terminal, only when the work takes
// more than a second, and gone before anything else is written.

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

/// How much there is to make, where that is known from the start.
struct WorkAmount {
    std::uint64_t before = 0;  ///< made by an earlier run
    std::uint64_t all = 0;
    std::string_view done = "made";  ///< what has happened to those that are ready
};

class ProgressLine {
  public:
    explicit ProgressLine(bool wanted, std::optional<WorkAmount> amount = {});
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// One more puzzle is done, the one with this index.
    void count(std::uint64_t index);

    /// What is still to be done takes no longer than this, as it has limits.
    void bound_rest(double seconds);

    /// How far the search for the best solution of this puzzle is, shown until the puzzle is done. Of several puzzles
    /// in work the first is shown.
    void show(std::uint64_t index, const OptimumProgress& optimum);

    /// Clears the line and keeps it clear as long as the lock is held.
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
