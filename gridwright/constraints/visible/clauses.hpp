#pragma once

#include "gridwright/constraints/formula.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// What is known of the line besides the word.
enum class LineValues {
    any,
    differ,  ///< another word sees to it, always
};

/// A decision diagram over the highest value so far and how many have been seen, or on long lines each of them for
/// itself; the order of `cells` was wanted. It is smaller where the values of the line are known to differ.
void encode(const kernel::Visible& word, const CellLiterals& cells, Formula& formula,
            LineValues values = LineValues::any);

/// No more literals are written for it, the ends of clauses included.
std::uint64_t most_literals(const kernel::Visible& word, const kernel::Grid<kernel::Domain>& domains, Form form);

}  // namespace gridwright::constraints
