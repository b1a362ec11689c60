#pragma once

// The puzzles of --puzzle: one for all boards, or one for each.

#include "cli/input/companion_boards.hpp"
#include "cli/options/arguments.hpp"
#include "gridwright/base/result.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <memory>

namespace gridwright::cli {

class Originals {
  public:
    /// Reads the file of --puzzle, if there is one; false after a message.
    bool read(const Options& options);

    /// The puzzle that board number `number` belongs to, with what the player has begun. An error says why there is
    /// none.
    base::Result<std::unique_ptr<puzzles::Puzzle>> with_board(const sheet::Sheet& board, std::uint64_t number,
                                                              const Options& options) const;

    bool any() const { return !boards_.empty(); }

    void add_refused(std::uint64_t) {}

  private:
    CompanionBoards boards_{"--puzzle"};
};

}  // namespace gridwright::cli
