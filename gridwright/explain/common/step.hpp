#pragma once

// A step of an explanation as data: which technique, what it reads, and what follows. It holds no sentence and knows no
// puzzle; puzzles/ says it in words, and answers/ writes it as JSON.

#include "gridwright/kernel/model.hpp"

#include <optional>
#include <vector>

namespace gridwright::explain {

struct Technique;

/// A cell with the marks that a step reads there.
struct CellMarks {
    int cell = 0;
    kernel::Domain marks;

    bool operator==(const CellMarks&) const = default;
};

/// Everything that a step rests on. A cell that is not listed may hold anything.
struct Premises {
    std::vector<int> rules;        ///< by their index in Board::rules
    std::vector<int> clues;        ///< by their index in Board::clues
    std::vector<CellMarks> cells;  ///< in reading order
    bool budget = false;           ///< at most Board::budget cells hold the value that the objective wants fewest of

    std::size_t size() const { return rules.size() + clues.size() + cells.size() + (budget ? 1 : 0); }
    bool operator==(const Premises&) const = default;
};

/// What follows: values placed and struck, or, within an assumption, a contradiction.
struct Conclusion {
    std::vector<kernel::Given> placed;
    std::vector<CellMarks> struck;  ///< the values that leave each cell
    bool contradiction = false;

    bool empty() const { return placed.empty() && struck.empty() && !contradiction; }
    bool operator==(const Conclusion&) const = default;
};

struct Step {
    const Technique* technique = nullptr;
    int level = 0, cost = 0;  ///< by the ladder; the cost is in tenths
    Premises premises;
    Conclusion conclusion;
    bool reads_more = false;  ///< a premise could be left out, but the technique names it
    bool minimal = false;     ///< the technique itself guarantees that no premise can be left out
    /// How many ways of filling a line were listed; 0 for techniques that list none.
    int arrangements = 0;
    /// A what-if or a chain: this is assumed, and the inner steps end with a contradiction.
    std::optional<kernel::Given> assume;
    std::vector<Step> inner;
    bool chain = false;  ///< each inner step reads only older marks, the assumption and the one before it
};

}  // namespace gridwright::explain
