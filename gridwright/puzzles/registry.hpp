#pragma once

// The table of all kinds of puzzles: reading, help and tests learn from it which kinds exist.

#include "gridwright/explain/common/ladder.hpp"
#include "gridwright/puzzles/common/puzzle.hpp"

#include <memory>
#include <span>

namespace gridwright::puzzles {

/// A kind of puzzle: how it is written, how one is made from what was read, and how hard its techniques are.
struct PuzzleRow {
    const sheet::Notation& notation;
    std::unique_ptr<Puzzle> (*make)(sheet::Sheet sheet);
    const explain::Ladder* ladder = nullptr;  ///< null: the ladder of lines with different values
};

inline std::string_view name_of(const PuzzleRow& row) {
    return row.notation.name;
}

template <typename P>
std::unique_ptr<Puzzle> make_as(sheet::Sheet sheet) {
    return std::make_unique<P>(std::move(sheet));
}

/// Every kind of puzzle, in the order in which they are shown.
std::span<const PuzzleRow> table();

/// The row of that name; null when there is none.
const PuzzleRow* find(std::string_view name);

/// Adds a kind of puzzle to the table, before threads start. No other has its name, and its notation outlives all that
/// is read.
void add(const PuzzleRow& row);

/// The notations of all kinds, for a reader.
std::span<const sheet::Notation* const> notations();

/// The ladder of techniques by which puzzles of this kind are graded and explained.
const explain::Ladder& ladder_of(const sheet::Notation& notation);

/// The puzzle that the sheet describes.
std::unique_ptr<Puzzle> make(sheet::Sheet sheet);

}  // namespace gridwright::puzzles
