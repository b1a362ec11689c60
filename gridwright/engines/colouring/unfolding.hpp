#pragma once

// Families are found up to the symmetries of the board, and a board with more full colours than are needed comes with
// several of them. Who wants all boards takes all images of each that was found, and each once.

#include "gridwright/engines/colouring/shape.hpp"

#include <set>

namespace gridwright::engines::colouring {

class Unfolding {
  public:
    explicit Unfolding(kernel::Domain colours) : colours_(colours) {}

    /// This board and what it becomes when it is turned and mirrored, without boards that came before and boards that
    /// differ from others by the names of colours only.
    std::vector<kernel::Solution> news(const kernel::Solution& board);

  private:
    kernel::Solution named_in_order(kernel::Solution board) const;

    kernel::Domain colours_;
    std::set<std::vector<kernel::Value>> known_;
};

}  // namespace gridwright::engines::colouring
