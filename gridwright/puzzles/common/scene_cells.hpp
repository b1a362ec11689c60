#pragma once

// What the scenes of all puzzles have in common.

#include "gridwright/puzzles/common/puzzle.hpp"

namespace gridwright::puzzles {

/// The cells of a scene with their texts, as the notation writes them, and their givens. Colours are the puzzle's.
kernel::Grid<render::SceneCell> scene_cells(const Puzzle& puzzle, const sheet::Filling& filling);

/// Labels the rows at the left of the board and the columns below it, by the puzzle's names.
void label_lines(const Puzzle& puzzle, render::Scene& scene);

}  // namespace gridwright::puzzles
