#pragma once

// A better puzzle: with as few added clues and givens as possible so that it has exactly one solution, or without all
// that it can do without.

#include "gridwright/answers/pieces.hpp"
#include "gridwright/answers/solve.hpp"

#include <string_view>

namespace gridwright::answers {

/// What is to be improved.
enum class Improvement {
    unique,   ///< add what makes the solution the only one
    minimal,  ///< leave out what can be left out
};

struct ImprovementRow {
    std::string_view name;
    Improvement choice;
};

inline constexpr ImprovementRow improvements[] = {{"unique", Improvement::unique}, {"minimal", Improvement::minimal}};

struct Improved {
    Improvement how = Improvement::unique;
    sheet::Sheet sheet;  ///< the improved puzzle; its remarks are true of it
    /// On the improved puzzle: `unique`; `impossible`; `several` if there is nothing to leave out for that reason;
    /// `unknown` if a limit came first.
    kernel::Verdict verdict = kernel::Verdict::unknown;
    std::vector<Piece> added, removed;
    std::vector<Piece> remaining;  ///< what was not removed, where something was
    std::vector<Piece> decides;    ///< each of these alone would make it unique
    bool fewest = false;           ///< no better way exists
    std::optional<kernel::Solution> solution;
    bool limited = false, cancelled = false;
    Effort effort;

    bool unchanged() const { return added.empty() && removed.empty(); }
};

/// Why the board is no solution of the puzzle, in a sentence; none if it is one. Entries count as filled in.
std::optional<std::string> no_solution_of(const sheet::Sheet& board, const puzzles::Puzzle& puzzle);

/// Improves the puzzle. Pieces are added from the board `towards`, which is a solution of the puzzle, else from the
/// first solution found. An error is a sentence: the engine refuses the puzzle, or the board is no solution of it. The
/// limits of the search are for all of it together.
base::Result<Improved> improve(Workspace& workspace, const puzzles::Puzzle& puzzle, Improvement how,
                               const sheet::Sheet* towards, kernel::Search search);

/// What a person should know, one sentence each.
std::vector<std::string> sentences_of(const Improved& improved);

}  // namespace gridwright::answers
