#pragma once

// How far techniques get on a puzzle in the making. When pieces are added, everything found before still holds, so the
// work goes on where it stopped.

#include "gridwright/explain/grade.hpp"
#include "gridwright/generator/common/draft.hpp"

namespace gridwright::generator {

/// Where techniques stopped.
struct Reached {
    std::optional<explain::Grade> grade;  ///< if they solved the puzzle; of this part of the work alone
    kernel::Grid<kernel::Domain> marks;
    base::Vector<char> placed;  ///< by cell

    bool solved() const { return grade.has_value(); }
};

class Reasoning {
  public:
    /// Knows all techniques of the ladder but these. The ladder, the draft and the watch outlive it.
    Reasoning(const explain::Ladder& ladder, const std::vector<std::string_view>& without, Draft& draft,
              const kernel::Watch& watch);

    /// How far techniques up to a level get on the puzzle with these pieces.
    Reached start(const Pieces& pieces, int highest);

    /// The same when it is known where they stopped with some of the pieces.
    Reached go_on(const Pieces& pieces, const Reached& before, int highest);

    /// The same without one more technique.
    Reached start_without(std::string_view id, const Pieces& pieces, int highest);

  private:
    Reached run(const Pieces& pieces, const Reached* before, const explain::Allowed& allowed);

    const explain::Ladder& ladder_;
    explain::Allowed allowed_;
    Draft& draft_;
    const kernel::Watch& watch_;
    kernel::Model own_model_;    // where the puzzle has an objective, which the draft's model has not
    std::optional<int> budget_;  // then
};

}  // namespace gridwright::generator
