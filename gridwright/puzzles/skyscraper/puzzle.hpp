#pragma once

// Skyscraper: each height once in every row and column; a clue at the edge says how many skyscrapers are visible from
// there.

#include "gridwright/explain/common/ladder.hpp"
#include "gridwright/puzzles/common/puzzle.hpp"

namespace gridwright::puzzles::skyscraper {

extern const sheet::Notation notation;

/// How players solve it.
extern const explain::Ladder ladder;

/// The line that a clue is about, seen from the clue.
kernel::Line line_seen_from(kernel::Side side, int index, kernel::Size size);

class Skyscraper final : public Puzzle {
  public:
    using Puzzle::Puzzle;

    void model(kernel::Model& into) const override;
    render::Scene scene(const sheet::Filling& filling) const override;
};

}  // namespace gridwright::puzzles::skyscraper
