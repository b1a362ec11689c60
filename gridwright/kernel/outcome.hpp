#pragma once

// Facts are stored and the verdict is computed from them, so the two cannot disagree.

#include "gridwright/kernel/constraint.hpp"

#include <chrono>
#include <optional>
#include <string_view>
#include <vector>

namespace gridwright::kernel {

/// What a search did, counted as SICStus' manual counts it.
struct Stats {
    std::uint64_t constraints = 0;  ///< propagators created
    std::uint64_t resumptions = 0;  ///< runs of a propagator
    std::uint64_t entailments = 0;  ///< propagators found true or false for good
    std::uint64_t prunings = 0;     ///< domains narrowed by a propagator
    std::uint64_t backtracks = 0;   ///< domains wiped out and failures signalled
    std::uint64_t nodes = 0;        ///< places of the search tree visited, the root included
    std::chrono::nanoseconds time{};
};

/// The counts by name, in the order in which they are shown.
struct Statistic {
    std::string_view name;
    std::uint64_t Stats::*count;
};
inline constexpr Statistic statistics[] = {
    {"constraints", &Stats::constraints}, {"resumptions", &Stats::resumptions}, {"entailments", &Stats::entailments},
    {"prunings", &Stats::prunings},       {"backtracks", &Stats::backtracks},   {"nodes", &Stats::nodes},
};

/// Why a search ended.
enum class Stop {
    exhausted,  ///< nothing is left to find
    enough,     ///< as many solutions as asked for
    limit,      ///< time or failures ran out
    cancelled,  ///< somebody asked it to stop
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
