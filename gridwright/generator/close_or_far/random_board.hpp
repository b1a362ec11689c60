#pragma once

// Random boards that keep the rules. A first one keeps some hints drawn at random; from there a few
// lines at a time are taken out and refilled, again and again. At 6 x 6 and 7 x 7 such steps lead from every board to
// every other (a test goes through all of them); above that is not proven, and how long is long enough is not proven at
// all.

#include "gridwright/generator/close_or_far/hint_set.hpp"
#include "gridwright/generator/common/refilling.hpp"

namespace gridwright::generator::close_or_far {

/// How many rows or columns a step takes out. Three would leave 20 of the 46,180 boards of 7 x 7 apart from the others;
/// on larger boards, where there are ever more ways, four take ten times as long.
constexpr int lines_taken_out(int side) {
    return side <= 8 ? 4 : 3;
}

class RandomBoards {
  public:
    RandomBoards(int side, kernel::Engine& engine);

    /// None when patience is over.
    std::optional<kernel::Solution> draw(base::Random& random, Patience& patience);

  private:
    std::optional<kernel::Solution> begin(base::Random& random, Patience& patience);

    const int side_;
    BoardCounter counter_;
    Refilling refilling_;
};

}  // namespace gridwright::generator::close_or_far
