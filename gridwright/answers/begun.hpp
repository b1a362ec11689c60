#pragma once

// Boards that a player has begun: which puzzle they belong to, and where their player stands.

#include "gridwright/base/result.hpp"
#include "gridwright/explain/common/position.hpp"
#include "gridwright/puzzles/common/puzzle.hpp"

#include <string>

namespace gridwright::answers {

/// The puzzle as its player sees it: its givens, with the entries and marks of the board. What the board shows in other
/// cells, or otherwise than given, are entries. An error is a sentence about a board of another puzzle: it has another
/// kind or size, a clue, a hole or a header option that the puzzle does not have. What the board leaves out, a clue or
/// an option that it does not say, contradicts nothing.
base::Result<sheet::Sheet> board_on(const sheet::Sheet& puzzle, const sheet::Sheet& board);

/// The sheet with the entries as its givens, and nothing begun.
sheet::Sheet with_entries_given(const sheet::Sheet& sheet);

/// "row 1, column 2", "A1 and the marks of B2": a cell without an entry has marks.
std::string entries_named(const std::vector<int>& cells, const puzzles::Puzzle& puzzle);

/// "Row 1, column 2 is wrong.", "A1 and the marks of B2 are wrong.": a cell without an entry has wrong marks.
std::string sentence_about_wrong(const std::vector<int>& cells, const puzzles::Puzzle& puzzle);

/// The board with the player's entries and marks.
explain::Position position_of(const explain::Board& board, const sheet::Begun& begun);

}  // namespace gridwright::answers
