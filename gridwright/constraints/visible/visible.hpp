#pragma once

// From the front of a line exactly `count` values are higher than everything before them: its meaning, its propagation,
// and its clauses.

#include "gridwright/constraints/common/cell_literals.hpp"
#include "gridwright/constraints/common/propagation.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

bool holds(const kernel::Visible& constraint, const kernel::Solution& solution);

/// Exact for this constraint alone, that is when values may repeat.
Propagation visible(Domains domains, int count);

/// What other constraints guarantee about the values of the line.
enum class LineValues {
    any,
    differ,  ///< another constraint always guarantees it
};

/// Encodes a decision diagram over the highest value so far and the number of values seen, or on long lines the two
/// separately; `cells` must have order literals. The encoding is smaller if the values of the line are known to differ.
void encode(const kernel::Visible& constraint, const CellLiterals& cells, Formula& formula, LineValues values);
inline void encode(const kernel::Visible& constraint, const CellLiterals& cells, Formula& formula) {
    encode(constraint, cells, formula, LineValues::any);
}

/// An upper bound on the literals written for it, counting the ends of clauses.
std::uint64_t most_literals(const kernel::Visible& constraint, const kernel::Grid<kernel::Domain>& domains, Form form);

}  // namespace gridwright::constraints
