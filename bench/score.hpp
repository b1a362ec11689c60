#pragma once

// The times of an engine on a set of puzzles, and the figures computed from them.

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gridwright::bench {

using Time = std::chrono::nanoseconds;

/// One engine's answer to one puzzle.
struct Solve {
    Time time{};  ///< the best of all rounds; the limit when it was cut short
    bool cut = false;
    std::uint64_t backtracks = 0, nodes = 0;

    bool without_a_guess() const { return !cut && (nodes == 1 || backtracks == 0); }
};

/// One engine on one set.
struct Score {
    std::string engine;
    std::vector<std::optional<Solve>> solves;  ///< by puzzle; none after it gave up
    int rounds = 0;

    bool gave_up() const;
    std::size_t cut() const;
    Time total() const;
    Time mean() const;
    /// The time that this percentage of the puzzles does not exceed.
    Time percentile(double percent) const;
    std::uint64_t backtracks() const;
    std::uint64_t median_backtracks() const;
    /// The percentage of puzzles solved by propagation alone.
    double without_a_guess() const;
};

/// All engines on one set.
struct SetScores {
    std::string set;
    std::size_t puzzles = 0;
    std::vector<Score> scores;

    const Score* of(std::string_view engine) const;
    /// The lowest total of the engines that finished every puzzle; null when none did.
    const Score* best() const;
};

/// The time of `slow` over that of `quick`, on the puzzles that both tried.
struct Ratio {
    double times = 0;
    bool at_least = false;  ///< `slow` was cut short, so the true ratio is higher
    bool at_most = false;   ///< `quick` was cut short, so the true ratio is lower
};
std::optional<Ratio> ratio(const Score& slow, const Score& quick);

}  // namespace gridwright::bench
