#pragma once

#include "gridwright/constraints/formula.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// Each pair of cells differs; where there are as many values as cells, each value has a cell.
void encode(const kernel::AllDifferent& word, const CellLiterals& cells, Formula& formula);

/// No more literals are written for it, the ends of clauses included.
std::uint64_t most_literals(const kernel::AllDifferent& word, const kernel::Grid<kernel::Domain>& domains, Form form);

}  // namespace gridwright::constraints
