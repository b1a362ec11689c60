#include "gridwright/puzzles/skyscraper/puzzle.hpp"

namespace gridwright::puzzles::skyscraper {

using namespace kernel;

Line line_seen_from(formats::Side side, int index, Size size) {
    switch (side) {
        case formats::top: return column(size, index);
        case formats::left: return row(size, index);
        case formats::bottom: return column(size, index).reversed();
        case formats::right: break;
    }
    return row(size, index).reversed();
}

void Skyscraper::model(Model& m) const {
    const Size board = size();
    m.reset(board, Domain::range(1, board.rows));
    for (const auto& lines : {rows(board), columns(board)})
        for (const Line line : lines) m.constraints.emplace_back(AllDifferent{line});
    m.rules = m.constraints.size();

    for (const formats::Side side : {formats::top, formats::left, formats::bottom, formats::right})
        for (int i = 0; i < board.rows; ++i)
            if (const int clue = sheet().sides[side][static_cast<std::size_t>(i)])
                m.constraints.emplace_back(Visible{line_seen_from(side, i, board), clue});
    add_givens(m);
}

}  // namespace gridwright::puzzles::skyscraper
