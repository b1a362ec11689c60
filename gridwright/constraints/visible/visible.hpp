#pragma once

// From the front of a line exactly `count` values are higher than everything before them: what it means, what it rules
// out, and its clauses.

#include "gridwright/constraints/common/cell_literals.hpp"
#include "gridwright/constraints/common/propagation.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

bool holds(const kernel::Visible& constraint, const kernel::Solution& solution);

/// Exact for this constraint alone, that is when values may repeat.
Propagation visible(Domains domains, int count);

/// What is known of the line besides the constraint.
enum class LineValues {
    any,
    differ,  ///< another constraint sees to it, always
};

/// A decision diagram over the highest value so far and how many have been seen, or on long lines each of them for
/// itself; the order of `cells` was wanted. It is smaller where the values of the line are known to differ.
void encode(const kernel::Visible& constraint, const CellLiterals& cells, Formula& formula, LineValues values);
inline void encode(const kernel::Visible& constraint, const CellLiterals& cells, Formula& formula) {
    encode(constraint, cells, formula, LineValues::any);
}

/// No more literals are written for it, the ends of clauses included.
std::uint64_t most_literals(const kernel::Visible& constraint, const kernel::Grid<kernel::Domain>& domains, Form form);

}  // namespace gridwright::constraints
