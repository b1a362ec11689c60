#pragma once

// What an answer says about a board, as roles of the cells and clues in its scene.

#include "gridwright/answers/check.hpp"
#include "gridwright/answers/forced.hpp"
#include "gridwright/answers/hint.hpp"
#include "gridwright/puzzles/common/puzzle.hpp"

namespace gridwright::answers {

/// Marks as wrong the cells and clues that the verdict is about: those of broken rules, of the conflict, and wrong
/// entries. The model is the one that was judged.
void mark(const Checked& checked, const puzzles::Puzzle& puzzle, const kernel::Model& model, render::Scene& scene);

/// Marks the cells that are the same in all solutions, and those in which two of them differ. Givens need no mark.
void mark(const Forced& forced, render::Scene& scene);

/// Marks the wrong entries; for a hint that tells the move, the cells that it reads and those where it places a value.
void mark(const HintAnswer& answer, Reveal reveal, render::Scene& scene);

}  // namespace gridwright::answers
