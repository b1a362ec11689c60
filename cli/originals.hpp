#pragma once

// The puzzles of --puzzle: one for all boards, or one for each.

#include "cli/options/arguments.hpp"
#include "gridwright/base/result.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <memory>
#include <vector>

namespace gridwright::cli {

class Originals {
  public:
    /// Reads the file of --puzzle, if there is one; false after a message.
    bool read(const Options& options);

    /// The puzzle that board number `number` belongs to, with what the player has begun. An error says why there is
    /// none.
    base::Result<std::unique_ptr<puzzles::Puzzle>> with_board(const sheet::Sheet& board, std::uint64_t number,
                                                              const Options& options) const;

    bool any() const { return !sheets_.empty(); }

    void add_refused(std::uint64_t) {}

  private:
    std::vector<sheet::Sheet> sheets_;
};

}  // namespace gridwright::cli
