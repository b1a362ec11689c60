#pragma once

#include "gridwright/puzzles/common/puzzle.hpp"

namespace gridwright::puzzles::skyscraper {

extern const sheet::Notation notation;

/// The line that a clue speaks of, seen from there.
kernel::Line line_seen_from(kernel::Side side, int index, kernel::Size size);

class Skyscraper final : public Puzzle {
  public:
    using Puzzle::Puzzle;

    void model(kernel::Model& into) const override;
    render::Scene scene(const sheet::Filling& filling) const override;
};

}  // namespace gridwright::puzzles::skyscraper
