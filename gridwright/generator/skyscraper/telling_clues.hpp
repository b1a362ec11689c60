#pragma once

// Boards that need no givens. A random square of 8 x 8 or more practically always needs some, even with all its clues.
// But high clues say much about a line, and a few of them can leave a single square. So the clues come first: high ones
// in some places, changed one by one until a single square keeps them. How likely each square is, is not known; they
// have long stairs.

#include "gridwright/generator/common/patience.hpp"

namespace gridwright::generator::skyscraper {

class TellingClues {
  public:
    TellingClues(int side, kernel::Engine& engine);

    /// A board with exactly this many clues and no givens; none when patience is over or spent.
    std::optional<Made> find(int clues, base::Random& random, Patience& patience);

  private:
    struct Clue {
        kernel::SideClue place;
        int count;
    };
    using Clues = std::vector<Clue>;

    Clues drawn(int clues, base::Random& random) const;
    Clues changed(Clues clues, base::Random& random) const;
    kernel::SideClue free_place(const Clues& clues, base::Random& random) const;
    int high_count(base::Random& random) const;
    std::optional<std::uint64_t> count(const Clues& clues, std::uint64_t most, Patience& patience);
    Made made_of(const Clues& clues) const;

    const int side_;
    kernel::Engine& engine_;
    kernel::Model model_;  // the rules of the game, and the clues counted last
    const std::size_t rules_;
    kernel::Solution square_;  // that keeps the clues counted last
};

}  // namespace gridwright::generator::skyscraper
