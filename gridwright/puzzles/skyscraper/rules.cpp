#include "gridwright/puzzles/skyscraper/puzzle.hpp"

namespace gridwright::puzzles::skyscraper {

using namespace kernel;

void Skyscraper::model(Model& m) const {
    const Size board = size();
    m.reset(board, Domain::range(1, board.rows));
    for (const auto& lines : {rows(board), columns(board)})
        for (const Line line : lines) m.constraints.emplace_back(AllDifferent{line});
    m.rules = m.constraints.size();

    const auto add_clues = [&](formats::Side side, auto line_of) {
        for (int i = 0; i < board.rows; ++i)
            if (const int clue = sheet().sides[side][static_cast<std::size_t>(i)])
                m.constraints.emplace_back(Visible{line_of(i), clue});
    };
    add_clues(formats::top, [&](int i) { return column(board, i); });
    add_clues(formats::left, [&](int i) { return row(board, i); });
    add_clues(formats::bottom, [&](int i) { return column(board, i).reversed(); });
    add_clues(formats::right, [&](int i) { return row(board, i).reversed(); });
    add_givens(m);
}

}  // namespace gridwright::puzzles::skyscraper
