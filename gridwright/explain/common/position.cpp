#include "gridwright/explain/common/position.hpp"

namespace gridwright::explain {

using namespace kernel;

Position::Position(const Board& board)
    : board_(&board),
      marks_(board.model().domains),
      placed_(board.cells(), 0),
      changed_(board.lines.size(), 1),
      open_(board.cells()) {
    for (int cell = 0; cell < board.cells(); ++cell)
        if (board.differs_of[cell].empty() && marks_[cell].fixed() && board.lines_of[cell].size() > 0 &&
            !board.differs.empty()) {
            placed_[cell] = 1;  // a hole
            --open_;
        }
    for (const Given& given : board.model().givens) place(given.cell, given.value);
}

bool Position::strike(int cell, Domain values) {
    if (!marks_[cell].meets(values)) return false;
    marks_[cell] = marks_[cell] - values;
    ++clock_;
    for (const int line : board_->lines_of[cell]) changed_[line] = clock_;
    if (marks_[cell].empty() && emptied_ < 0) emptied_ = cell;
    return true;
}

bool Position::place(int cell, Value value) {
    if (placed_[cell]) return false;
    strike(cell, marks_[cell] - Domain::single(value));
    placed_[cell] = 1;
    --open_;
    ++clock_;
    for (const int line : board_->lines_of[cell]) changed_[line] = clock_;
    for (const int differ : board_->differs_of[cell]) {
        const DifferLine& line = board_->differs[differ];
        if (!line.values.contains(value)) continue;
        for (const int other : line.cells)
            if (other != cell) strike(other, Domain::single(value));
    }
    return true;
}

}  // namespace gridwright::explain
