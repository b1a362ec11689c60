#pragma once

// The puzzles of --puzzle: one for all boards, or one for each.

#include "cli/answer_puzzles.hpp"
#include "cli/input/companion_boards.hpp"

#include <memory>

namespace gridwright::cli {

/// The puzzle that a board belongs to, with what the player has begun.
struct BegunPuzzle {
    std::string where;  ///< the puzzle: "file:line:column"
    std::unique_ptr<puzzles::Puzzle> puzzle;
};

class Originals {
  public:
    /// Reads the file of --puzzle, if there is one; false after a message.
    bool read(const Options& options);

    /// The puzzle of board number `number`, with what the board shows as begun. The error is a refusal.
    base::Result<BegunPuzzle, Answered> with_board(const sheet::Sheet& board, std::uint64_t number,
                                                   const Options& options);

    bool any() const { return !boards_.empty(); }

    void add_refused(std::uint64_t number) { boards_.add_refused(number); }
    int finish(int code) const { return boards_.finish(code); }

  private:
    CompanionBoards boards_;
};

}  // namespace gridwright::cli
