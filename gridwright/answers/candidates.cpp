#include "gridwright/answers/candidates.hpp"

#include "gridwright/answers/begun.hpp"

namespace gridwright::answers {

Candidates candidates(const puzzles::Puzzle& puzzle) {
    kernel::Model model;
    puzzle.model(model);
    const explain::Board board(model);
    const sheet::Begun& begun = puzzle.sheet().begun;
    const explain::Position position = position_of(board, {begun.entries, {}});
    Candidates candidates{sheet::Marks(puzzle.size()), sheet::Marks(puzzle.size()), {}};
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (position.placed(cell)) continue;
        candidates.all[cell] = position.marks(cell);
        const auto marked = begun.marked(cell);
        if (!marked) continue;
        candidates.pruned[cell] = *marked & position.marks(cell);
        if (const kernel::Domain lost = *marked - position.marks(cell); !lost.empty())
            candidates.lost.push_back({cell, lost});
    }
    return candidates;
}

}  // namespace gridwright::answers
