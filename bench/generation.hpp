#pragma once

// What it costs to make puzzles, in one thread: Skyscraper beside `sgt-towers`, Close or Far beside solving, by the
// engine that its generator asks. Each puzzle has a fixed seed, so it is made again in several rounds and its best time
// counts, as for solves; what takes long is made once.

#include "bench/demands.hpp"
#include "gridwright/base/result.hpp"

#include <atomic>
#include <filesystem>

namespace gridwright::bench {

/// What a batch is held against.
struct Yardstick {
    enum class Asks { faster, limit };

    std::string name;    ///< "`sgt-towers` 6du"
    std::string absent;  ///< why it was not measured; empty when it was
    Asks asks;           ///< that a puzzle is made `must` times as fast, or takes at most `must` times as long
    double must = 0, aim = 0;
    Score score = {};

    /// Who is to be outrun has a mean as we have; a limit is told in median solves.
    Time time() const { return asks == Asks::faster ? score.mean() : score.percentile(50); }
};

/// Puzzles of one order.
struct Batch {
    std::string order;  ///< "skyscraper 8 --givens none"
    Time opening{};     ///< what comes before the first of them
    Score making;
    std::optional<Yardstick> yardstick;

    /// The mean, in which all share the opening.
    Time each() const;
};

struct GenerationFigures {
    std::vector<Batch> batches;
    std::optional<Time> start;  ///< of a process of `sgt-towers`
};

inline constexpr std::uint64_t generation_seed = 1;
/// Seconds of the processor for one puzzle of `sgt-towers`; some of 9 x 9 take minutes.
inline constexpr unsigned towers_limit = 10;

/// An error when a puzzle cannot be made or an answer is wrong. When stopped in between the last batches are missing.
base::Result<GenerationFigures> measure_generation(const std::filesystem::path& sets, bool quick,
                                                   const std::atomic<bool>& stop);

/// What came of the demand on the batch; none when it is there to be looked at.
std::optional<Finding> judge(const Batch& batch);

}  // namespace gridwright::bench
