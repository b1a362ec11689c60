#pragma once

// A recipe taken apart into single runs, and the runs done: each puzzle with each solver and each labeling.

#include "study/puzzle_sets.hpp"
#include "study/record.hpp"

#include <functional>

namespace gridwright::study {

/// How a recipe is run.
struct Manner {
    bool quick = false;
    std::optional<std::chrono::nanoseconds> time;  ///< instead of the recipe's
    std::uint64_t seed = 1;
    int jobs = 1;
};

struct Run {
    RunKey key;
    std::shared_ptr<const puzzles::Puzzle> puzzle;
    std::string solver, labeling;  ///< as the recipe calls them
    answers::Goal goal = answers::Goal::one;
    kernel::Search search;
};

struct Plan {
    std::vector<Run> runs;                     ///< in the order of the recipe
    std::vector<std::string> missing_engines;  ///< that this build does not have; their runs are left out
    std::string objective;                     ///< what the puzzles want fewest of: "transparent pegs"
};

/// What is to be run. An error is "file:line: reason"; nothing has been run then. `stop` ends the making of puzzles.
base::Result<Plan> plan(const Recipe& recipe, const Manner& manner, const std::atomic<bool>& stop);

/// The limit of each run.
Limit limit_of(const Recipe& recipe, const Manner& manner);

/// Does the runs, with several jobs at a time, and hands over what came of each as it ends, never two at a time.
/// `finished` gives false when no more should be begun. Runs that `stop` cuts short are not handed over, and neither
/// are those for which memory ran out; it gives the number of these.
std::size_t carry_out(const std::vector<const Run*>& runs, int jobs, const std::atomic<bool>& stop,
                      const std::function<bool(const Record&)>& finished);

}  // namespace gridwright::study
