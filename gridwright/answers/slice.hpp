#pragma once

// Which steps of an explanation a conclusion rests on. Each candidate that is gone was removed by one step, or by the
// givens; a step rests on those that removed what it no longer reads.

#include "gridwright/explain/common/position.hpp"
#include "gridwright/explain/common/step.hpp"

#include <optional>
#include <span>
#include <vector>

namespace gridwright::answers {

class Removals {
  public:
    /// Plays the steps from this position and notes what each of them removes.
    Removals(explain::Position start, std::span<const explain::Step> steps);

    /// The step that placed the cell; none if it was placed at the start, or never.
    std::optional<std::size_t> placed_by(int cell) const;
    /// The step that removed the value from the cell; none if it was gone at the start, or still remains.
    std::optional<std::size_t> removed_by(int cell, int value) const;
    bool removed_at_start(int cell, int value) const;

    /// This step and all that it rests on, in order.
    std::vector<std::size_t> needed_for(std::size_t step) const;

  private:
    static constexpr int at_start = -1, never = -2;

    void note_changes(const explain::Position& before, const explain::Position& after, int step);
    void need_premises(const explain::Step& step, std::size_t index, std::vector<char>& needed) const;

    std::span<const explain::Step> steps_;
    kernel::Grid<kernel::Domain> domains_;
    base::Vector<base::Vector<int>> removed_;  // by cell and value
    base::Vector<int> placed_;                 // by cell
};

}  // namespace gridwright::answers
