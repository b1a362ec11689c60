#pragma once

// Finds boards from coloured squares, on boards where tabu search alone stays far from the fewest blanks. A fully
// coloured square, from linear_colouring or full_colouring, is laid on the board, and tabu search repairs what does not
// fit; without givens everything fits. If a full square is hard to find, it draws classes of a symmetric one until no
// more fit, and tabu search colours the rest: that always gives a board, a different one each time.

#include "gridwright/base/random.hpp"
#include "gridwright/engines/colouring/board/colouring_board.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "gridwright/kernel/watch.hpp"

namespace gridwright::engines::colouring {

class SquareSearch {
  public:
    /// All arguments outlive it. `narrowed` holds the domains of the cells.
    SquareSearch(const ColouringBoard& board, const kernel::Grid<kernel::Domain>& narrowed, kernel::Stats& stats,
                 const kernel::Watch& watch, base::Random& random);

    /// Whether squares can help on this board.
    bool applies() const { return side_ > 0; }

    /// Whether a formula gives the square.
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
