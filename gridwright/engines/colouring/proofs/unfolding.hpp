#pragma once

// Families are found up to the symmetries of the board, and a board with more full colours than are needed comes with
// several of them. Who wants all boards takes all images of each that was found, and each once.

#include "gridwright/engines/colouring/board/colouring_board.hpp"

#include <set>

namespace gridwright::engines::colouring {

class Unfolding {
  public:
    /// So many boards are remembered, which takes some 250 bytes for each.
    static constexpr std::size_t most_known = 2'000'000;

    explicit Unfolding(kernel::Domain colours) : colours_(colours) {}

    /// No more can be remembered, and what comes next might have come before.
    bool full() const { return known_.size() >= most_known; }

    /// This board and what it becomes when it is turned and mirrored, without boards that came before and boards that
    /// differ from others by the names of colours only.
    std::vector<kernel::Solution> news(const kernel::Solution& board);

  private:
    kernel::Solution named_in_order(kernel::Solution board) const;

    kernel::Domain colours_;
    std::set<std::vector<kernel::Value>> known_;
};

}  // namespace gridwright::engines::colouring
