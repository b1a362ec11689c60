#pragma once

// A whole model in clauses; knows no solver.

#include "gridwright/constraints/formula.hpp"
#include "gridwright/kernel/model.hpp"

#include <functional>

namespace gridwright::engines::sat {

struct Encoding {
    constraints::Formula formula;
    constraints::CellLiterals cells;
    /// For each clue of the model, the literal that makes it bind; all `always` unless they were asked for.
    std::vector<constraints::Literal> clues;
};

enum class Clues {
    fixed,       ///< bind always
    switchable,  ///< bind where their literal is true
};

/// The words of the model about cells that hold something in `domains`. Givens are not looked at: they are in the
/// domains, or who asks assumes them. It is asked before each word whether to leave off; what it wrote is of no use
/// then.
Encoding encode(const kernel::Model& model, const kernel::Grid<kernel::Domain>& domains, Clues clues = Clues::fixed,
                const std::function<bool()>& leave_off = {});

}  // namespace gridwright::engines::sat
