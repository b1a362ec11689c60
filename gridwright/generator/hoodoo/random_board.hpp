#pragma once

// Random Hoo-Doo boards with as few transparent pegs as possible; where a board can do without, it has none. The engine
// finds one board or another by the seed that it is given. Then the board is turned or mirrored, and filled anew in
// part, again and again; and its colours get other names. 5 x 5 and 7 x 7 have no boards but the linear ones, in which
// a step down moves the colours by a fixed number of columns, and all of them are equally likely. Of other sizes it is
// not known how likely which board is.

#include "gridwright/formats/sheet.hpp"
#include "gridwright/generator/refilling.hpp"

namespace gridwright::generator::hoodoo {

class RandomBoards {
  public:
    /// The engine says how few pegs are possible, and proves it.
    RandomBoards(int side, kernel::Engine& engine);

    /// The sheet with nothing on it: its header says whether there are pegs.
    const formats::Sheet& blank() const { return blank_; }

    /// None when patience is over.
    std::optional<kernel::Solution> draw(base::Random& random, const Patience& patience);

  private:
    RandomBoards(int side, kernel::Engine& engine, const kernel::Solution& best);
    std::optional<kernel::Solution> found(base::Random& random, const Patience& patience) const;

    kernel::Engine& engine_;
    formats::Sheet blank_;
    kernel::Model model_;
    int fewest_;  // transparent pegs
    Refilling refilling_;
};

}  // namespace gridwright::generator::hoodoo
