#pragma once

// Measures what it costs to grade, to explain with sentences and to give a hint, and how far explanations get: on the
// Towers sets of every level, on Close or Far and Hoo-Doo puzzles, and on puzzles of the generator. Each board is
// answered in several rounds, and its best time counts, as for solves; slow boards are answered once.

#include "bench/demands.hpp"
#include "gridwright/base/result.hpp"

#include <atomic>
#include <filesystem>

namespace gridwright::bench {

/// Upper bounds in milliseconds; 0 where nothing is demanded.
struct TimeDemand {
    double median = 0, p99 = 0;
};

/// Steps of explanations, by how a person finds them.
struct StepShares {
    std::size_t steps = 0, singles = 0, listings = 0, what_ifs = 0, nested = 0;
};

/// Puzzles of one set: how long grades and explanations take, and what they consist of.
struct ExplainedSet {
    std::string set;
    Score grading, explaining;
    TimeDemand grade_demand, explain_demand;
    std::size_t explained = 0;  ///< to the end, within the limit
    std::vector<int> levels;    ///< of the puzzles that were graded, rising
    StepShares shares;
};

/// Hints on boards that are half filled.
struct HintedSet {
    std::string set;
    Score hinting;
    TimeDemand demand;
};

struct ExplainingFigures {
    std::vector<ExplainedSet> sets;
    std::vector<HintedSet> hints;
};

/// For one grade, explanation or hint; what takes longer counts as not explained.
inline constexpr Time explaining_limit = std::chrono::seconds(10);

/// An error when a puzzle cannot be read or made. After a stop the last sets are missing.
base::Result<ExplainingFigures> measure_explaining(const std::filesystem::path& sets, bool quick,
                                                   const std::atomic<bool>& stop);

/// Judges the demands on grades, explanations and hints.
std::vector<JudgedDemand> judge(const ExplainingFigures& figures);

}  // namespace gridwright::bench
