#pragma once

#include "gridwright/constraints/formula.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// What is known of the line besides the word.
enum class LineValues {
    any,
    differ,  ///< another word sees to it, always
};

/// A decision diagram over the highest value so far and how many have been seen; `cells` have their order. It is
/// smaller where the values of the line are known to differ.
void encode(const kernel::Visible& word, const CellLiterals& cells, Formula& formula,
            LineValues values = LineValues::any);

}  // namespace gridwright::constraints
