#pragma once

// Runs the engines on a set. They take turns puzzle by puzzle, so that whatever else the machine does falls on all of
// them alike. A solve is what a user waits for behind the reading: the model built from the puzzle, the search for two
// solutions, and the judging of what is found. Before a quick one the engine solves the puzzle before, untimed: its
// code and memory are warm then, as in a stream of boards, and the answer is not foreknown. The time is that on the
// wall or that of the processor, whichever is less: on a machine with other work the wall's has their share in it, and
// on a quiet one asking for the processor's costs more than a quick solve may.

#include "bench/score.hpp"
#include "bench/sets.hpp"
#include "bench/timed_engines.hpp"

#include <atomic>

namespace gridwright::bench {

struct Rules {
    Time limit = std::chrono::seconds(10);         ///< for one solve
    Time enough = std::chrono::milliseconds(300);  ///< rounds go on until an engine has had so much time on a set
    int rounds = 60;                               ///< at most
    std::size_t puzzles = ~std::size_t{0};         ///< at most so many of each set
    const std::atomic<bool>* stop = nullptr;
};

/// The scores of all that understand the set; an error when an answer is wrong. An engine that is cut short twice has
/// given up. When stopped in between the scores are incomplete and should not be used.
base::Result<SetScores> run(const FrozenSet& set, std::vector<TimedEngine>& timed_engines, const Rules& rules);

}  // namespace gridwright::bench
