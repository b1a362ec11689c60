#pragma once

// What an engine did on a set, and the numbers that follow from it.

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace gridwright::bench {

using Time = std::chrono::nanoseconds;

/// One engine's answer to one puzzle.
struct Solve {
    Time time{};  ///< the median over the rounds; the limit when it was cut short
    bool cut = false;
    std::uint64_t backtracks = 0, nodes = 0;

    bool without_a_guess() const { return !cut && (nodes == 1 || backtracks == 0); }
};

/// One engine on one set.
struct Score {
    std::string engine;
    std::vector<std::optional<Solve>> solves;  ///< by puzzle; none where it had given up
    int rounds = 0;

    bool gave_up() const;
    std::size_t cut() const;
    Time total() const;
    Time mean() const;
    /// The time that so many of a hundred puzzles take at most.
    Time percentile(double percent) const;
    std::uint64_t backtracks() const;
    std::uint64_t median_backtracks() const;
    /// Of a hundred puzzles.
    double without_a_guess() const;
};

struct SetScores {
    std::string set;
    std::size_t puzzles = 0;
    std::vector<Score> scores;

    const Score* of(std::string_view engine) const;
    /// The lowest total of those that finished every puzzle; none when nobody did.
    const Score* best() const;
};

/// How many times as long `slow` took as `quick`, over the puzzles that both tried.
struct Ratio {
    double times = 0;
    bool at_least = false;  ///< `slow` was cut short, so the true number is higher
    bool at_most = false;   ///< `quick` was, so it is lower
};
std::optional<Ratio> ratio(const Score& slow, const Score& quick);

}  // namespace gridwright::bench
