#pragma once

// Close or Far: every row and column has two C and two F, and the two C are closer together than the two F.

#include "gridwright/explain/common/ladder.hpp"
#include "gridwright/puzzles/common/puzzle.hpp"

namespace gridwright::puzzles::close_or_far {

/// The values of a cell.
inline constexpr kernel::Value empty = 0, near = 1, far = 2;

extern const sheet::Notation notation;

/// How players solve it.
extern const explain::Ladder ladder;

class CloseOrFar final : public Puzzle {
  public:
    using Puzzle::Puzzle;

    void model(kernel::Model& into) const override;
    render::Scene scene(const sheet::Filling& filling) const override;
};

}  // namespace gridwright::puzzles::close_or_far
