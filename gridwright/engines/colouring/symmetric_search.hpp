#pragma once

// Large queens boards, where tabu search from nothing stays far from the fewest blanks. Symmetry does what it cannot:
// either a square is coloured whole (full_colouring), or symmetric classes are drawn until no more fit, and tabu search
// has only the cells that are left, with the colours that are left. The first needs luck or time that grows with the
// side; the second always gives a board, and each time another.

#include "gridwright/base/random.hpp"
#include "gridwright/engines/colouring/halt.hpp"
#include "gridwright/engines/colouring/shape.hpp"
#include "gridwright/kernel/outcome.hpp"

namespace gridwright::engines::colouring {

class SymmetricSearch {
  public:
    /// All of these outlive it.
    SymmetricSearch(const Board& board, kernel::Stats& stats, const Halt& halt, base::Random& random);

    /// Whether the board is one of those that it is for.
    bool applies() const { return side_ > 0; }

    /// One try, of either kind in turns: a board with fewer than `best` blanks, or nothing.
    std::optional<kernel::Solution> next(int best);

  private:
    std::optional<kernel::Solution> colour_whole();
    std::optional<kernel::Solution> colour_the_rest(int best);

    const Board& board_;
    kernel::Stats& stats_;
    const Halt& halt_;
    base::Random& random_;
    int side_ = 0;  // of the square to colour whole
    int rests_ = 0, rests_until_whole_ = 0;
};

}  // namespace gridwright::engines::colouring
