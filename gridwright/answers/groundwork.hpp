#pragma once

// What grades, hints and explanations begin with: an engine decides whether the puzzle has exactly one solution. Only
// then can a person reason towards it.

#include "gridwright/answers/solve.hpp"
#include "gridwright/explain/common/board.hpp"
#include "gridwright/kernel/watch.hpp"

#include <memory>

namespace gridwright::answers {

struct Groundwork {
    Solved solved;        ///< by Goal::unique
    kernel::Watch watch;  ///< of the whole question
    /// Of the workspace's model; none unless the solution is unique. Positions point to it, so it stays where it is.
    std::unique_ptr<const explain::Board> board = {};

    kernel::Verdict verdict() const { return solved.outcome.verdict(); }
    bool unique() const { return board != nullptr; }
    const kernel::Solution& solution() const { return solved.outcome.kept.front(); }
};

/// Decides uniqueness. With an objective the best value becomes the board's budget. An error is the sentence with which
/// the engine refuses the puzzle. The limits of the search are for the whole question.
base::Result<Groundwork> lay_groundwork(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search);

/// Why there is nothing to explain or grade, and what to do: "The puzzle has no solution; check says why."; empty if
/// What the steps may assume of a puzzle with an objective: "The fewest transparent pegs possible: 3."; else empty.
std::string sentence_about_budget(const Groundwork& ground, const puzzles::Puzzle& puzzle);

/// the solution is unique.
std::string sentence_of(const Groundwork& ground);

}  // namespace gridwright::answers
