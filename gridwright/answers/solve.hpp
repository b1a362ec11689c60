#pragma once

// Solving, deciding uniqueness, counting and listing: one question to an engine about one puzzle.

#include "gridwright/base/result.hpp"
#include "gridwright/kernel/engine.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <functional>
#include <optional>
#include <string>

namespace gridwright::answers {

/// What is asked about the solutions of a puzzle.
enum class Goal { one, unique, count, all };

/// How many solutions to look for; none means all. `most` limits counting and listing.
constexpr std::optional<std::uint64_t> solutions_for(Goal goal, std::optional<std::uint64_t> most = {}) {
    switch (goal) {
        case Goal::one: return 1;
        case Goal::unique: return 2;
        case Goal::count:
        case Goal::all: break;
    }
    return most;
}

/// What an engine did for one puzzle.
struct Effort {
    std::string_view engine;          ///< the one that answered; empty when none was needed
    std::chrono::nanoseconds time{};  ///< from the puzzle to the answer, without the time of listeners
    kernel::Stats stats;
};

/// How far the search for the best solution is.
struct Progress {
    std::optional<int> best, bound;
};

/// Is informed about a search while it runs.
struct SearchListener {
    /// Each solution that `Goal::all` finds, counted from 1; returns false to stop.
    std::function<bool(const kernel::Solution& solution, std::uint64_t number)> on_solution = {};
    /// With an objective: at the start, and at each better solution and bound; returns false to stop the search.
    std::function<bool(const Progress& progress)> on_progress = {};
};

/// An engine and the memory of a model, which are used for one puzzle after another.
struct Workspace {
    explicit Workspace(kernel::Engine& used) : engine(used) {}

    kernel::Engine& engine;
    kernel::Model model;  ///< of the last puzzle
};

/// The facts of an answer; the verdict follows from them.
struct Solved {
    Goal goal = Goal::one;
    std::optional<kernel::Fewest> objective;  ///< the value to be minimised, if the puzzle has one
    kernel::Outcome outcome;
    Effort effort;
};

/// Asks the engine. An error is the sentence with which it refuses the puzzle. The search says how to look and when to
/// give up; how many solutions are wanted follows from the goal.
base::Result<Solved> solve(Workspace& workspace, const puzzles::Puzzle& puzzle, Goal goal, kernel::Search search,
                           const SearchListener& listener = {});

/// The verdict in a sentence for a person: "The only solution."
std::string sentence_of(const Solved& solved, const puzzles::Puzzle& puzzle);

}  // namespace gridwright::answers
