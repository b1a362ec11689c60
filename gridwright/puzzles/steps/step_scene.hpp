#pragma once

// A step of an explanation as a drawing: the board where it was found, what it reads and what follows.

#include "gridwright/explain/common/position.hpp"
#include "gridwright/explain/common/step.hpp"
#include "gridwright/puzzles/common/puzzle.hpp"

namespace gridwright::puzzles::steps {

/// The values placed so far. Cells and clues that the step reads are marked, with the marks that matter there; values
/// that it places are filled in, those that it strikes are crossed out.
render::Scene scene_of(const explain::Step& step, const explain::Position& position, const Puzzle& puzzle);

}  // namespace gridwright::puzzles::steps
