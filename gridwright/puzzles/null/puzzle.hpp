#pragma once

// The null puzzle, the smallest complete one: every row holds the numbers 1 to SIZE once, and columns do not matter. It
// is built and tested like the others but is in no registry. A new puzzle starts as a copy of this folder, renamed,
// with an include and a row in puzzles/registry.cpp.

#include "gridwright/puzzles/common/puzzle.hpp"

namespace gridwright::puzzles::null {

extern const sheet::Notation notation;

class Null final : public Puzzle {
  public:
    using Puzzle::Puzzle;

    void model(kernel::Model& into) const override;
    render::Scene scene(const sheet::Filling& filling) const override;
};

}  // namespace gridwright::puzzles::null
