#pragma once

// Changes what a puzzle shows until techniques up to a level solve it, and no easier ones do.

#include "gridwright/base/random.hpp"
#include "gridwright/generator/common/maker.hpp"
#include "gridwright/generator/common/reasoning.hpp"
#include "gridwright/generator/common/rivals.hpp"

namespace gridwright::generator {

class LevelFit {
  public:
    /// Without a level, all techniques that the reasoning knows may be used. Everything outlives it.
    LevelFit(Draft& draft, Reasoning& reasoning, Rivals& rivals, std::optional<int> level, const kernel::Watch& watch)
        : draft_(draft), reasoning_(reasoning), rivals_(rivals), level_(level), watch_(watch) {}

    /// The grade of the draft after it was changed; none if it cannot be changed so, or when the watch is due.
    std::optional<explain::Grade> fit(const Freedom& freedom, base::Random& random);

  private:
    std::optional<explain::Grade> right(Reached reached) const;
    int highest() const { return level_.value_or(explain::highest_level); }
    bool show_more(const Freedom& freedom, Reached high, base::Random& random);
    void leave_out(Groups groups, base::Random& random);
    bool too_easy(const Pieces& pieces);
    bool open(const Pieces& pieces, const Reached& reached) const;

    Draft& draft_;
    Reasoning& reasoning_;
    Rivals& rivals_;
    const std::optional<int> level_;
    const kernel::Watch& watch_;
};

}  // namespace gridwright::generator
