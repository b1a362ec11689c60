#pragma once

// What all solutions of a puzzle have in common: the cells with the same value in all of them, and the values that
// occur in the other cells. With an objective, of the best solutions. Every solution found shows at once a value of
// every cell; the engine is then asked for solutions with values not seen yet, in many cells at a time as long as that
// works, until it proves that there are none.

#include "gridwright/answers/questions.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <string>
#include <vector>

namespace gridwright::answers {

struct Forced {
    kernel::Grid<kernel::Domain> left;        ///< for each cell the values that occur in some solution; if it is not
                                              ///< decided, those that are not excluded
    base::Vector<bool> decided;               ///< `left` is all that can be found out about the cell
    std::vector<kernel::Solution> solutions;  ///< the only one, or two
    std::vector<int> differ;                  ///< the cells in which the two differ
    bool limited = false;                     ///< a limit came before everything was decided

    /// Whether the cell has the same value in every solution.
    bool is_forced(int cell) const { return decided[cell] && left[cell].fixed(); }
};

/// Finds out what the solutions of the puzzle have in common; `known` has the one or two solutions known so far, which
/// are best ones, and `unique` says that there is no other.
Forced find_forced(const puzzles::Puzzle& puzzle, const std::vector<kernel::Solution>& known, bool unique,
                   Questions& questions);

/// What is known of a puzzle of which no solution was found before a limit: what its givens and the rules exclude.
Forced forced_without_solution(const puzzles::Puzzle& puzzle, const kernel::Watch& watch);

/// The puzzle with the forced cells filled in.
sheet::Sheet forced_board(const Forced& forced, const puzzles::Puzzle& puzzle);

/// What a person should know, one sentence each.
std::vector<std::string> sentences_of(const Forced& forced, const puzzles::Puzzle& puzzle);

}  // namespace gridwright::answers
