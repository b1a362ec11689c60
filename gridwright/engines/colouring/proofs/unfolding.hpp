#pragma once

// Turns the boards that families find into all boards. Families are found only up to symmetry, and a board with more
// full colours than needed comes from several of them; Unfolding adds all images and drops repetitions.

#include "gridwright/engines/colouring/board/colouring_board.hpp"

#include <set>

namespace gridwright::engines::colouring {

class Unfolding {
  public:
    /// The number of boards it remembers, at about 250 bytes each.
    static constexpr std::size_t most_known = 2'000'000;

    explicit Unfolding(kernel::Domain colours) : colours_(colours) {}

    /// True if its memory is full, so that the next board might be a repetition.
    bool full() const { return known_.size() >= most_known; }

    /// The images of this board under turns and mirrors, without earlier boards and without boards that differ only by
    /// colour names.
    std::vector<kernel::Solution> news(const kernel::Solution& board);

  private:
    kernel::Solution named_in_order(kernel::Solution board) const;

    kernel::Domain colours_;
    std::set<std::vector<kernel::Value>> known_;
};

}  // namespace gridwright::engines::colouring
