#include "gridwright/explain/sights/search.hpp"

#include "gridwright/explain/common/line_premises.hpp"

#include <algorithm>

namespace gridwright::explain::sights {

using namespace kernel;

namespace {

/// True if these conclusions include those of a step.
bool concludes(const Drawn& drawn, const Conclusion& conclusion, const SightLine& sight) {
    if (conclusion.contradiction && !drawn.contradiction) return false;
    const auto place_of = [&](int cell) {
        return static_cast<int>(std::ranges::find(sight.cells, cell) - sight.cells.begin()) + 1;
    };
    for (const Given& given : conclusion.placed)
        if (drawn.placed[place_of(given.cell)] != given.value) return false;
    for (const CellMarks& out : conclusion.struck)
        if (!out.marks.within(drawn.struck[place_of(out.cell)])) return false;
    return true;
}

/// Chooses smallest premises of a step about the line: `found_on` says whether it is found on another line.
template <typename FoundOn>
void choose_premises_on(const LineOfSight& line, const SightLine& sight, const Board& board, Step& step,
                        FoundOn found_on) {
    LineOfSight read;
    read.assign(line);
    choose_premises(step, board, sight.cells, [&](std::span<const Domain> marks) {
        std::ranges::copy(marks, read.marks.begin() + 1);
        read.tidy();
        return found_on(read);
    });
}

}  // namespace

bool readable(const Board& board, int sight, Clues clues) {
    const SightLine& line = board.sights[sight];
    if (!line.is_permutation || line.length() < 2) return false;
    return clues == Clues::one || sight < line.facing;
}

void read(const Position& position, const SightLine& sight, Clues clues, LineOfSight& line) {
    line.length = sight.length();
    line.count = sight.count;
    line.facing = clues == Clues::both ? position.board().sights[sight.facing].count : 0;
    for (int i = 1; i <= line.length; ++i) line.marks[i] = position.marks(sight.cells[i - 1]);
}

Step* begin_step(const Position& position, const SightLine& sight, Clues clues, const Drawn& drawn,
                 Findings& findings) {
    Step& step = findings.blank();
    step.conclusion.contradiction = drawn.contradiction;
    if (!drawn.contradiction)
        for (int i = 1; i <= sight.length(); ++i) {
            const int cell = sight.cells[i - 1];
            const Domain struck = drawn.struck[i] & position.marks(cell);
            if (drawn.placed[i] && !position.placed(cell))
                step.conclusion.placed.push_back({cell, drawn.placed[i]});
            else if (!drawn.placed[i] && !struck.empty())
                step.conclusion.struck.push_back({cell, struck});
        }
    if (step.conclusion.empty()) return nullptr;
    if (findings.reasons()) {
        const Board& board = position.board();
        step.premises.rules.push_back(sight.differ);
        step.premises.clues.push_back(sight.clue);
        if (clues == Clues::both) step.premises.clues.push_back(board.sights[sight.facing].clue);
        for (const int cell : sight.cells)
            if (position.marks(cell) != board.model().domains[cell])
                step.premises.cells.push_back({cell, position.marks(cell)});
    }
    return &step;
}

void find_on_lines(const Position& position, Findings& findings, Deduction deduction, Clues clues) {
    const Board& board = position.board();
    LineOfSight line;
    Drawn drawn;
    for (int i = 0; i < board.sights.count() && !findings.enough(); ++i) {
        const SightLine& sight = board.sights[i];
        if (!readable(board, i, clues) || !findings.worth(position, sight.line, i)) continue;
        read(position, sight, clues, line);
        drawn.clear(line.length);
        if (line.tidy()) deduction(line, drawn);  // otherwise something easier shows the contradiction
        if (Step* step = begin_step(position, sight, clues, drawn, findings)) {
            if (findings.reasons())
                choose_premises_on(line, sight, board, *step, [&](const LineOfSight& read_line) {
                    Drawn again;
                    deduction(read_line, again);
                    return concludes(again, step->conclusion, sight);
                });
            findings.add(position);
        }
        findings.finish_line(position, i);
    }
}

void find_candidates(const Position& position, Findings& findings, Refutation refutation, Clues clues) {
    const Board& board = position.board();
    LineOfSight line;
    Drawn drawn;
    for (int i = 0; i < board.sights.count() && !findings.enough(); ++i) {
        const SightLine& sight = board.sights[i];
        if (!readable(board, i, clues) || !findings.worth(position, sight.line, i)) continue;
        read(position, sight, clues, line);
        line.tidy();
        drawn.clear(line.length);
        const auto report = [&](int cell, int height) {
            Step* step = begin_step(position, sight, clues, drawn, findings);
            if (step && findings.reasons())
                choose_premises_on(line, sight, board, *step,
                                   [&](const LineOfSight& read_line) { return refutation(read_line, cell, height); });
            if (step) findings.add(position);
        };
        drawn.contradiction = refutation(line, 0, 0);
        for (int cell = 1; cell <= line.length && !drawn.contradiction; ++cell) {
            const Domain marks = position.marks(sight.cells[cell - 1]);
            if (marks.fixed()) continue;
            for (const int height : marks) {
                if (line.marks[cell].contains(height) && !refutation(line, cell, height)) continue;
                drawn.strike(cell, Domain::single(height));
                if (!findings.reasons()) continue;
                report(cell, height);
                drawn.struck[cell] = {};
                if (findings.enough()) return;
            }
        }
        if (!findings.reasons() || drawn.contradiction) report(0, 0);
        findings.finish_line(position, i);
    }
}

}  // namespace gridwright::explain::sights
