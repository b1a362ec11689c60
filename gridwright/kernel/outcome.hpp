#pragma once

// The result of a search. It stores facts and computes the verdict from them, so the two cannot disagree.

#include "gridwright/kernel/constraint.hpp"

#include <chrono>
#include <optional>
#include <string_view>
#include <vector>

namespace gridwright::kernel {

/// Counts of what a search did, as the manual of SICStus defines them.
struct Stats {
    std::uint64_t constraints = 0, resumptions = 0, entailments = 0, prunings = 0, backtracks = 0, nodes = 0;
    std::chrono::nanoseconds time{};

    Stats& operator+=(const Stats& more);
};

/// A count by name.
struct Statistic {
    std::string_view name;
    std::string_view meaning;
    std::uint64_t Stats::*count;
};

/// The counts in the order in which they are shown: answers, studies and documents read this table.
inline constexpr Statistic statistics[] = {
    {"constraints", "propagators created", &Stats::constraints},
    {"resumptions", "runs of a propagator", &Stats::resumptions},
    {"entailments", "propagators found true or false for good (until backtracking)", &Stats::entailments},
    {"prunings", "domains narrowed by a propagator", &Stats::prunings},
    {"backtracks", "propagations that ended in a contradiction", &Stats::backtracks},
    {"nodes", "places of the search tree visited, the root included", &Stats::nodes},
};

/// Why a search ended.
enum class Stop {
    exhausted,  ///< nothing is left to find
    enough,     ///< as many solutions as wanted
    limit,      ///< time or failures ran out
    cancelled,  ///< the caller asked it to stop
};

enum class Verdict { impossible, unique, several, solved, optimal, unknown };

std::string_view name(Verdict verdict);

struct Outcome {
    std::optional<std::uint64_t> asked = 1;  ///< how many solutions were wanted; none = all
    std::uint64_t found = 0;                 ///< solutions found; with an objective, those as good as the best
    std::vector<Solution> kept;
    Stop stopped = Stop::exhausted;
    std::optional<int> objective;  ///< of the best solution
    std::optional<int> bound;      ///< no solution has an objective below this
    Stats stats;

    /// Nothing is left to find.
    bool complete() const { return stopped == Stop::exhausted; }
    /// The best solution is proven best.
    bool proven() const { return objective && bound && *bound >= *objective; }
    Verdict verdict() const;
};

}  // namespace gridwright::kernel
