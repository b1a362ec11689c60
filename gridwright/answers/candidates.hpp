#pragma once

// Pencil marks by the rules alone: a value that is filled in leaves the other cells of its lines of different values.
// Nothing is deduced beyond that.

#include "gridwright/explain/common/step.hpp"
#include "gridwright/puzzles/common/puzzle.hpp"

#include <vector>

namespace gridwright::answers {

struct Candidates {
    sheet::Marks all;                      ///< of every open cell
    sheet::Marks pruned;                   ///< the player's marks of open cells, as far as the rules leave them
    std::vector<explain::CellMarks> lost;  ///< the marks of the player that the rules strike, in reading order
};

/// The candidates on the puzzle's board with its givens and entries.
Candidates candidates(const puzzles::Puzzle& puzzle);

}  // namespace gridwright::answers
