#include "gridwright/explain/pegs/budget.hpp"

namespace gridwright::explain {

using namespace kernel;

namespace pegs {
namespace {

void find_all_placed(const Position& position, Findings& findings) {
    const Board& board = position.board();
    if (!board.budget || !board.scarce) return;
    const Domain scarce = Domain::single(*board.scarce);
    int placed = 0;
    for (const Domain marks : position.marks()) placed += marks == scarce;
    if (placed < *board.budget) return;
    Step& step = findings.blank();
    step.minimal = true;
    step.conclusion.contradiction = placed > *board.budget;
    step.premises.budget = true;
    int read = 0;
    for (int cell = 0; cell < board.cells(); ++cell) {
        const Domain marks = position.marks(cell);
        if (marks == scarce) {
            // One too many is enough of a contradiction.
            if (findings.reasons() && read++ <= *board.budget) step.premises.cells.push_back({cell, marks});
        } else if (marks.meets(scarce) && !step.conclusion.contradiction) {
            step.conclusion.struck.push_back({cell, scarce});
        }
    }
    findings.add(position);
}

}  // namespace
}  // namespace pegs

const Technique all_pegs_placed{"H0", "all transparent pegs placed", pegs::find_all_placed};

}  // namespace gridwright::explain
