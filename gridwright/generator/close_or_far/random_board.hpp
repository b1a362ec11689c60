#pragma once

// Random boards that keep the rules. A first one keeps some hints drawn at random; then, again and again, a few rows
// or columns are taken out and one of all the ways to put letters back is drawn. Each such step leaves the uniform
// distribution as it is, so in the long run every board that steps can reach is as likely as any other. At 6 x 6 and
// 7 x 7 steps lead from every board to every other (a test goes through all of them); above that is not proven, and how
// long is long enough is not proven at all.

#include "gridwright/generator/close_or_far/hint_set.hpp"

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
    bool begin(base::Random& random, Patience& patience);
    bool step(base::Random& random, Patience& patience);

    kernel::Engine& engine_;
    BoardCounter counter_;
    kernel::Model model_;
    kernel::Solution board_;
    std::vector<int> lines_;
};

}  // namespace gridwright::generator::close_or_far
