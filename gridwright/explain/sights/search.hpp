#pragma once

// Looks along every line with a clue, has a deduction draw its conclusions, and reports them as steps.

#include "gridwright/explain/common/technique.hpp"
#include "gridwright/explain/sights/line_of_sight.hpp"

namespace gridwright::explain::sights {

/// How many clues of a line a technique reads.
enum class Clues {
    one,   ///< each clue by itself
    both,  ///< two clues that face each other; the line is looked along once
};

/// True if the line of this index in Board::sights is of different heights and has these clues.
bool readable(const Board& board, int sight, Clues clues);

/// The line as it is now.
void read(const Position& position, const SightLine& sight, Clues clues, LineOfSight& line);

/// Makes a step of conclusions about a line and gives it to `findings`, unless nothing in it is new. The premises are
/// the clues, the rule and the cells that have lost marks, all of them.
Step* begin_step(const Position& position, const SightLine& sight, Clues clues, const Drawn& drawn, Findings& findings);

/// One step for each line.
void find_on_lines(const Position& position, Findings& findings, Deduction deduction, Clues clues);

/// Decides whether a height in a cell is impossible; cell 0 asks whether the line as it is is impossible.
using Refutation = bool (*)(const LineOfSight& line, int cell, int height);

/// One step for each candidate that falls.
void find_candidates(const Position& position, Findings& findings, Refutation refutation, Clues clues);

template <Deduction deduction, Clues clues = Clues::one>
void find_by(const Position& position, Findings& findings) {
    find_on_lines(position, findings, deduction, clues);
}

template <Refutation refutation, Clues clues = Clues::one>
void find_refuted(const Position& position, Findings& findings) {
    find_candidates(position, findings, refutation, clues);
}

}  // namespace gridwright::explain::sights
