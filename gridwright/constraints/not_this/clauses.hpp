#pragma once

#include "gridwright/constraints/formula.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// Some cell differs.
void encode(const kernel::NotThis& word, const CellLiterals& cells, Formula& formula);

/// No more literals are written for it, the ends of clauses included.
std::uint64_t most_literals(const kernel::NotThis& word, const kernel::Grid<kernel::Domain>& domains, Form form);

}  // namespace gridwright::constraints
