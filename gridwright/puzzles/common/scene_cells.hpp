#pragma once

#include "gridwright/puzzles/common/puzzle.hpp"

namespace gridwright::puzzles {

/// The cells of a scene with their texts, as the notation writes them, and their givens. Colours are the puzzle's.
kernel::Grid<render::SceneCell> scene_cells(const Puzzle& puzzle, const sheet::Filling& filling);

/// Writes the puzzle's names of rows left of the board, and those of columns below it.
void label_lines(const Puzzle& puzzle, render::Scene& scene);

}  // namespace gridwright::puzzles
