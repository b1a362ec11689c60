#pragma once

// One hint in every row and every column, and the boards that keep such hints.

#include "gridwright/base/int_indexed.hpp"
#include "gridwright/base/random.hpp"
#include "gridwright/generator/common/patience.hpp"
#include "gridwright/sheet/sheet.hpp"

namespace gridwright::generator::close_or_far {

struct HintSet {
    base::Vector<int> columns;            ///< of the hint in each row; every column once
    base::Vector<kernel::Value> letters;  ///< what it says
};

/// A random set of hints, each equally likely.
HintSet any_hint_set(int side, base::Random& random);

/// Counts the boards that keep a set of hints.
class BoardCounter {
  public:
    BoardCounter(int side, kernel::Engine& engine);

    /// Counts up to `most`; none when patience is over or spent.
    std::optional<std::uint64_t> count(const HintSet& hints, std::uint64_t most, Patience& patience);

    /// A board that keeps the set counted last.
    const kernel::Solution& board() const { return board_; }

  private:
    kernel::Engine& engine_;
    kernel::Model model_;
    kernel::Solution board_;
};

/// The sheet that shows these hints.
sheet::Sheet sheet_of(const HintSet& hints);

}  // namespace gridwright::generator::close_or_far
