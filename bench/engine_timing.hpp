#pragma once

// Times the engines on a set of puzzles. They take turns puzzle by puzzle, so that other work on the machine disturbs
// all of them alike. A solve is what a user waits for after the reading: building the model, searching for two
// solutions, and judging what is found. Before a round of quick solves the engine solves another puzzle untimed, so
// that its code and memory are warm, as in a stream of boards. The time is wall-clock or processor time, whichever is
// less: on a busy machine the wall clock includes the work of others, and for a quick solve reading the processor time
// costs too much.

#include "bench/score.hpp"
#include "bench/sets.hpp"
#include "bench/timed_engines.hpp"

#include <atomic>

namespace gridwright::bench {

/// How long and how often engines are timed.
struct TimingRules {
    Time limit = std::chrono::seconds(10);         ///< for one solve
    Time enough = std::chrono::milliseconds(300);  ///< the time on a set after which an engine plays no more rounds
    int rounds = 60;                               ///< the most rounds
    std::size_t puzzles = ~std::size_t{0};         ///< the most of each set
    const std::atomic<bool>* stop = nullptr;
};

/// The scores of the engines that understand the set; an error when an answer is wrong. An engine gives up after it was
/// cut short twice. After a stop the scores are incomplete and must not be used.
base::Result<SetScores> time_engines(const FrozenSet& set, std::vector<TimedEngine>& timed_engines,
                                     const TimingRules& rules);

}  // namespace gridwright::bench
