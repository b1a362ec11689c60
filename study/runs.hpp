#pragma once

// Plans the runs of a recipe, one for each puzzle, solver and labeling, and carries them out.

#include "study/puzzle_sets.hpp"
#include "study/run_record.hpp"

#include <functional>

namespace gridwright::study {

/// How the user wants a recipe run.
struct RunOptions {
    bool quick = false;
    std::optional<std::chrono::nanoseconds> time;  ///< instead of the recipe's limit
    std::uint64_t seed = 1;
    int jobs = 1;
};

/// One puzzle for one solver and one labeling.
struct PlannedRun {
    RunKey key;
    std::shared_ptr<const puzzles::Puzzle> puzzle;
    std::string solver, labeling;  ///< as the recipe calls them
    answers::Goal goal = answers::Goal::one;
    kernel::Search search;
};

/// All runs of a recipe.
struct Plan {
    std::vector<PlannedRun> runs;              ///< in the order of the recipe
    std::vector<std::string> missing_engines;  ///< not in this build, so that their runs are left out
    std::string objective;                     ///< what the puzzles want fewest of: "transparent pegs"
};

/// Loads the puzzles and plans the runs. An error is "file:line: reason". `stop` ends the loading.
base::Result<Plan> plan(const Recipe& recipe, const RunOptions& options, const std::atomic<bool>& stop);

/// The limit of each run.
RunLimit run_limit(const Recipe& recipe, const RunOptions& options);

/// Carries out the runs with several jobs and calls `finished` with the record of each as it ends, one call at a time;
/// false starts no more runs. Runs that `stop` cuts short or that run out of memory have no record. Gives the number of
/// those that ran out of memory.
std::size_t carry_out(const std::vector<const PlannedRun*>& runs, int jobs, const std::atomic<bool>& stop,
                      const std::function<bool(const RunRecord&)>& finished);

}  // namespace gridwright::study
