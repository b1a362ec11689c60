#pragma once

// What the scenes of all puzzles have in common.

#include "gridwright/puzzles/common/puzzle.hpp"

namespace gridwright::puzzles {

/// A scene with a title, and cells that have the texts of the notation and their givens. Colours, shapes and labels are
/// the puzzle's.
render::Scene begin_scene(const Puzzle& puzzle, const sheet::Filling& filling);

/// Labels the rows at the left of the board and the columns below it, by the puzzle's names.
void label_lines(const Puzzle& puzzle, render::Scene& scene);

/// Adds pencil marks to the open cells.
void add_marks(const Puzzle& puzzle, const sheet::Marks& marks, render::Scene& scene);

/// The board as a player sees it: givens, entries and pencil marks.
render::Scene scene_of_begun(const Puzzle& puzzle);

/// The values that a player can enter, in the order in which marks are shown: numbers first, then symbols.
std::vector<kernel::Value> enterable_values(const Puzzle& puzzle);

}  // namespace gridwright::puzzles
