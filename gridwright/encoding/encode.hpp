#pragma once

// Encodes a whole model as clauses, without knowing any solver.

#include "gridwright/constraints/common/cell_literals.hpp"
#include "gridwright/kernel/model.hpp"

#include <functional>

namespace gridwright::encoding {

struct Encoding {
    constraints::Formula formula;
    constraints::CellLiterals cells;
    /// For each constraint of the model, the literal that makes it bind: `always`, unless it is a switchable clue.
    std::vector<constraints::Literal> guards;
};

enum class Clues {
    fixed,       ///< bind always
    switchable,  ///< bind where their literal is true
};

/// Encodes the constraints of the model for cells with these domains. It ignores givens: they are in the domains, or
/// the caller assumes them. If the watch becomes due, the formula is incomplete and useless. `take` may remove clauses
/// from the formula as it grows, so that they are never in memory all at once.
Encoding encode(const kernel::Model& model, const kernel::Grid<kernel::Domain>& domains, Clues clues = Clues::fixed,
                const kernel::Watch& watch = {}, const std::function<void(constraints::Formula&)>& take = {},
                constraints::Numbering numbering = constraints::Numbering::cell_by_cell);

/// An upper bound on the literals written for the model, whatever propagation leaves of its domains. It counts the ends
/// of clauses but not the guards of switchable clues, and the objective only for large boards; small ones need little.
std::uint64_t most_literals(const kernel::Model& model);

}  // namespace gridwright::encoding
