#include "gridwright/explain/lines/singles.hpp"

namespace gridwright::explain {

using namespace kernel;

namespace {

/// A cell with one mark left; a cell without any is a contradiction.
void find_naked(const Position& position, Findings& findings) {
    for (int cell = 0; cell < position.board().cells() && !findings.enough(); ++cell) {
        const Domain marks = position.marks(cell);
        if (position.placed(cell) ? !marks.empty() : marks.size() > 1) continue;
        Step& step = findings.blank();
        step.minimal = true;
        if (findings.reasons()) step.premises.cells.push_back({cell, marks});
        if (marks.empty())
            step.conclusion.contradiction = true;
        else
            step.conclusion.placed.push_back({cell, static_cast<Value>(marks.min())});
        findings.add(position);
    }
}

/// A value that one cell of a line can still hold, where the line has every value once; a value that none can hold is a
/// contradiction.
void find_hidden(const Position& position, Findings& findings) {
    const Board& board = position.board();
    for (int i = 0; i < board.differs.count() && !findings.enough(); ++i) {
        const DifferLine& line = board.differs[i];
        if (!line.may_be_full || !findings.worth(position, line.line, i)) continue;
        Domain once, twice;
        for (const int cell : line.cells) {
            twice |= once & position.marks(cell);
            once |= position.marks(cell);
        }
        const bool full = !once.meets(line.except);
        for (const int value : line.values - twice) {
            if (!full || findings.enough()) break;
            int place = -1;
            for (const int cell : line.cells)
                if (position.marks(cell).contains(value)) place = cell;
            if (place >= 0 && position.placed(place)) continue;
            Step& step = findings.blank();
            // Whatever else the other cells hold does not matter. Where a cell might have held an excepted value, that
            // it cannot is a premise, too.
            step.minimal = line.except.empty();
            if (findings.reasons()) {
                step.premises.rules.push_back(line.rule);
                for (const int cell : line.cells) {
                    const Domain all = board.model().domains[cell];
                    Domain read = all - line.except;
                    if (cell != place) read.remove(value);
                    if (read != all) step.premises.cells.push_back({cell, read});
                }
            }
            if (place < 0)
                step.conclusion.contradiction = true;
            else
                step.conclusion.placed.push_back({place, static_cast<Value>(value)});
            findings.add(position);
        }
        findings.finish_line(position, i);
    }
}

}  // namespace

const Technique naked_single{"L1", "naked single", find_naked};
const Technique hidden_single{"L2", "hidden single", find_hidden};
const Technique last_colour{"H2", "last colour", find_naked};
const Technique only_place{"H3", "only place", find_hidden};

}  // namespace gridwright::explain
