#pragma once

// The progress line on standard error: shown only on a terminal and only when the work takes more than a second. It is
// redrawn five times a second, cleared before anything else is written, and drawn again right after that. It says how
// much is done of how much, and how much time is left, wherever the amount of work is known.

#include "cli/output/optimum_progress.hpp"
#include "gridwright/base/deadline.hpp"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>

namespace gridwright::cli {

/// The amount of work, where it is known from the start.
struct WorkAmount {
    std::uint64_t before = 0;  ///< done by an earlier run
    std::uint64_t all = 0;
    std::string_view done = "made";  ///< the verb for finished puzzles
};

/// Which share of the input lies before the puzzle begun last, from 0 to 1; nothing where that is unknown.
using InputShare = std::function<std::optional<double>()>;

class ProgressLine {
  public:
    explicit ProgressLine(bool wanted, std::optional<WorkAmount> amount = {});
    ProgressLine(bool wanted, InputShare share);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Counts a puzzle as begun. While the amount is unknown and no puzzle is in progress from one drawing to the next,
    /// nothing is shown: the program waits for input.
    void begin();

    /// Counts the puzzle with this index as done.
    void count(std::uint64_t index);

    /// Sets the longest time that the rest can take under its limits.
    void bound_rest(double seconds);

    /// Shows how far the search for the best solution of this puzzle is, until the puzzle is done; of several puzzles
    /// in progress, the first.
    void show(std::uint64_t index, const OptimumProgress& optimum);

    /// Keeps the line clear as long as it lives, and then shows it again.
    class Hidden {
      public:
        Hidden() = default;
        explicit Hidden(ProgressLine& line);
        ~Hidden();
        Hidden(Hidden&& other) noexcept : line_(std::exchange(other.line_, nullptr)), lock_(std::move(other.lock_)) {}

      private:
        ProgressLine* line_ = nullptr;
        std::unique_lock<std::mutex> lock_;
    };
    Hidden hidden() { return Hidden(*this); }

  private:
    ProgressLine(bool wanted, std::optional<WorkAmount> amount, InputShare share);
    void run();
    void update();
    void draw();
    void clear();
    bool waits_for_input();
    std::string line() const;
    std::string line_of_amount() const;
    std::string line_of_input() const;
    std::optional<double> share_done() const;
    double passed() const;

    const std::optional<WorkAmount> amount_;
    const InputShare share_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::chrono::nanoseconds started_ = base::now();
    std::uint64_t begun_ = 0, done_ = 0;
    std::uint64_t done_when_drawn_ = 0;
    std::optional<double> rest_at_most_;  ///< in seconds
    std::map<std::uint64_t, OptimumProgress> optima_;
    std::string text_;  ///< updated at a fixed rate; empty while nothing is shown
    bool drawn_ = false;
    bool over_ = false;
    std::thread thread_;
};

}  // namespace gridwright::cli
