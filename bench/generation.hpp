#pragma once

// Measures what it costs to make puzzles in one thread: Skyscraper compared with `sgt-towers`, Close or Far with
// solving by the engine that its generator uses. Each puzzle has a fixed seed and is made in several rounds, and its
// best time counts, as for solves; slow puzzles are made once.

#include "bench/demands.hpp"
#include "gridwright/base/result.hpp"

#include <atomic>
#include <filesystem>

namespace gridwright::bench {

/// What a batch is compared with.
struct Yardstick {
    enum class Asks { faster, limit };

    std::string name;    ///< "`sgt-towers` 6du"
    std::string absent;  ///< why it was not measured; empty when it was
    Asks asks;           ///< to be `must` times as fast, or to take at most `must` times as long
    double must = 0, aim = 0;
    Score score = {};

    /// A rival is compared by its mean, as our batch is; a limit is a multiple of the median solve.
    Time time() const { return asks == Asks::faster ? score.mean() : score.percentile(50); }
};

/// Puzzles of one order.
struct Batch {
    std::string order;  ///< "skyscraper 8 --givens none"
    Time opening{};     ///< the time before the first of them
    Score making;
    std::optional<Yardstick> yardstick;

    /// The mean time for a puzzle, with its share of the opening.
    Time each() const;
};

/// Puzzles of a wished level.
struct LevelBatch {
    std::string order;  ///< "skyscraper 6 --level 4"
    std::size_t wanted = 0, made = 0;
    std::uint64_t boards = 0;  ///< tried for those that were made
    Time time{};               ///< of all of them, with those that were not found
    double must = 0;           ///< puzzles a second; 0 where nothing is demanded

    double rate() const;
    /// The share of the boards that were tried which became puzzles.
    double success() const { return boards > 0 ? static_cast<double>(made) / static_cast<double>(boards) : 0; }
};

struct GenerationFigures {
    std::vector<Batch> batches;
    std::vector<LevelBatch> levels;
    std::optional<Time> start;  ///< of a process of `sgt-towers`
};

inline constexpr std::uint64_t generation_seed = 1;
/// Seconds of processor time for one puzzle of `sgt-towers`; some of 9 x 9 take minutes.
inline constexpr unsigned towers_limit = 10;

/// An error when a puzzle cannot be made or an answer is wrong. After a stop the last batches are missing.
base::Result<GenerationFigures> measure_generation(const std::filesystem::path& sets, bool quick,
                                                   const std::atomic<bool>& stop);

/// Judges the demand on the batch; none when there is no demand.
std::optional<JudgedDemand> judge(const Batch& batch);

}  // namespace gridwright::bench
