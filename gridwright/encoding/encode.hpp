#pragma once

// A whole model in clauses; knows no solver.

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

/// The constraints of the model about cells that hold something in `domains`. Givens are not looked at: they are in the
/// domains, or the caller assumes them. When the watch is due the formula is cut short, and of no use. Who wants the
/// clauses bit by bit, so that they are never in memory all at once, takes them out of the formula in `take`.
Encoding encode(const kernel::Model& model, const kernel::Grid<kernel::Domain>& domains, Clues clues = Clues::fixed,
                const kernel::Watch& watch = {}, const std::function<void(constraints::Formula&)>& take = {});

/// No more literals are written for the model, whatever propagation leaves of its domains; the ends of clauses count,
/// the literals of clues that can be switched do not. That holds for the objective of large boards, too; small
/// ones need little.
std::uint64_t most_literals(const kernel::Model& model);

}  // namespace gridwright::encoding
