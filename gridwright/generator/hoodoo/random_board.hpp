#pragma once

// Random Hoo-Doo boards with as few transparent pegs as possible; where a board can do without, it has none. The seed
// decides which board the engine finds. Then the board is turned or mirrored, parts of it are refilled again and again,
// and its colours are renamed. 5 x 5 and 7 x 7 have no boards but the linear ones, in which
// a step down moves the colours by a fixed number of columns, and all of them are equally likely. For other sizes it is
// not known how likely each board is.

#include "gridwright/generator/common/refilling.hpp"
#include "gridwright/sheet/sheet.hpp"

namespace gridwright::generator::hoodoo {

class RandomBoards {
  public:
    /// The engine outlives it.
    RandomBoards(int side, kernel::Engine& engine) : side_(side), engine_(engine) {}

    /// None when patience is over. The first time the engine says how few pegs are possible, and proves it.
    std::optional<kernel::Solution> draw(base::Random& random, const Patience& patience);

    /// The sheet with nothing on it: its header says whether there are pegs. Known when a board was drawn.
    const sheet::Sheet& blank() const { return aim_->blank; }

  private:
    /// What is known from a best board.
    struct Aim {
        Aim(const kernel::Solution& best, kernel::Engine& engine);

        sheet::Sheet blank;
        kernel::Model model;
        int fewest;  // transparent pegs
        Refilling refilling;
    };

    std::optional<kernel::Solution> found(base::Random& random, const Patience& patience) const;

    const int side_;
    kernel::Engine& engine_;
    std::optional<Aim> aim_;
};

}  // namespace gridwright::generator::hoodoo
