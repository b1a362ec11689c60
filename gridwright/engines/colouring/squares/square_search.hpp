#pragma once

// Boards from squares, where tabu search from nothing stays far from the fewest blanks. A square that is coloured
// whole, by a linear colouring or by full_colouring, is laid on the board, and tabu search mends what does not fit: on
// a board without givens that is nothing. Where a whole square takes luck or long, classes of a symmetric one are drawn
// until no more fit, and tabu search colours the rest; that always gives a board, and each time another.

#include "gridwright/base/random.hpp"
#include "gridwright/engines/colouring/board/colouring_board.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "gridwright/kernel/watch.hpp"

namespace gridwright::engines::colouring {

class SquareSearch {
  public:
    /// All of these outlive it. `narrowed` is what the cells of the board may be.
    SquareSearch(const ColouringBoard& board, const kernel::Grid<kernel::Domain>& narrowed, kernel::Stats& stats,
                 const kernel::Watch& watch, base::Random& random);

    /// Whether there are squares for the board.
    bool applies() const { return side_ > 0; }

    /// Whether they come at once.
    bool is_linear() const;

    /// One try: a board with fewer than `best` blanks, or nothing.
    std::optional<kernel::Solution> next(int best);

  private:
    std::optional<kernel::Grid<int>> next_square();
    kernel::Grid<kernel::Domain> rest_of(const kernel::Grid<int>& colours) const;
    std::optional<kernel::Solution> mended(const kernel::Grid<int>& colours, int best);

    const ColouringBoard& board_;
    const kernel::Grid<kernel::Domain>& narrowed_;
    kernel::Stats& stats_;
    const kernel::Watch& watch_;
    base::Random& random_;
    int side_ = 0;  // of squares that are coloured whole
    int until_whole_ = 0;
};

}  // namespace gridwright::engines::colouring
