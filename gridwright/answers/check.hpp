#pragma once

// Judging a filled or half-filled board: which rules it breaks, whether it can still be completed, and when it cannot,
// which clues and givens are to blame.

#include "gridwright/answers/solve.hpp"
#include "gridwright/explain/conflict.hpp"
#include "gridwright/puzzles/sentences.hpp"

#include <string_view>
#include <vector>

namespace gridwright::answers {

/// How a player's entries and marks compare with the solutions of the puzzle; with an objective, the best ones.
struct JudgedEntries {
    Solved puzzle;                         ///< about the puzzle itself, by Goal::unique
    std::vector<int> wrong = {};           ///< the cells with an entry that no solution has, or without a right mark
    std::optional<int> right = {};         ///< how many entries are right; none unless that is certain
    std::optional<bool> completable = {};  ///< a solution fits all entries and marks; none if a limit came first
};

struct Checked {
    enum class Verdict { ok, solved, broken, impossible, unique, several, unknown };

    Verdict verdict = Verdict::ok;
    int open = 0;  ///< cells without a value
    std::vector<puzzles::Violation> violations;
    std::optional<int> objective;               ///< of a full board: how many cells hold the value to be minimised
    std::optional<kernel::Fewest> wanted;       ///< the value to be minimised, if the puzzle has one
    std::optional<explain::Conflict> conflict;  ///< indexes of the workspace's model
    bool completable = false;                   ///< a solution was found
    std::vector<kernel::Solution> solutions;  ///< with Depth::unique: the one or two found, with an objective best ones
    bool cancelled = false;                   ///< the stop flag ended the search
    std::optional<JudgedEntries> entries;     ///< by `check_begun` only
    Effort effort;
};

std::string_view name(Checked::Verdict verdict);

/// What to find out about a board that can be completed.
enum class Depth {
    possible,  ///< nothing more
    unique,    ///< whether there is one solution or several; with an objective, of the best ones
};

/// Judges the board of the puzzle as it is filled. A full board needs no engine; an error is the sentence with which
/// the engine refuses another one. The limits of the search are for the verdict and the conflict together.
base::Result<Checked> check(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search,
                            Depth depth = Depth::possible);

/// Judges the board with the player's entries, and these and the marks by the solutions of the puzzle, which is the one
/// with the givens alone: whether there is one solution or several is asked about it. A board that no solution fits is
/// `impossible`, whatever the puzzle is. The workspace's model is then that of the board.
base::Result<Checked> check_begun(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search,
                                  Depth depth = Depth::possible);

/// What a person should know, one sentence each: every broken rule, the conflict, or the state of the board. The model
/// is the one that was judged.
std::vector<std::string> sentences_of(const Checked& checked, const puzzles::Puzzle& puzzle,
                                      const kernel::Model& model);

/// What a person should know about the entries.
std::vector<std::string> sentences_of(const JudgedEntries& entries, const puzzles::Puzzle& puzzle);

/// The verdict on how many solutions there are.
Checked::Verdict verdict_on_number(const kernel::Outcome& outcome);

/// The conflict of a board without solutions in one sentence.
std::string sentence_of_conflict(const Checked& checked, const puzzles::Puzzle& puzzle, const kernel::Model& model);

}  // namespace gridwright::answers
