#include "gridwright/puzzles/skyscraper/puzzle.hpp"

namespace gridwright::puzzles::skyscraper {

using namespace kernel;

Line line_seen_from(kernel::Side side, int index, Size size) {
    switch (side) {
        case kernel::Side::top: return column(size, index);
        case kernel::Side::left: return row(size, index);
        case kernel::Side::bottom: return column(size, index).reversed();
        case kernel::Side::right: break;
    }
    return row(size, index).reversed();
}

void Skyscraper::model(Model& m) const {
    const Size board = size();
    m.reset(board, Domain::range(1, board.rows));
    for (const auto& lines : {rows(board), columns(board)})
        for (const Line line : lines) m.add(AllDifferent{line});

    for (const kernel::Side side : kernel::every_side)
        for (int i = 0; i < board.rows; ++i)
            if (const int clue = sheet().sides[side][i])
                m.add(Visible{line_seen_from(side, i, board), clue}, SideClue{side, i});
    add_givens(m);
}

}  // namespace gridwright::puzzles::skyscraper
