#pragma once

#include "gridwright/constraints/formula.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// Counts the value along the line.
void encode(const kernel::Exactly& word, const CellLiterals& cells, Formula& formula);

/// No more literals are written for it, the ends of clauses included.
std::uint64_t most_literals(const kernel::Exactly& word, const kernel::Grid<kernel::Domain>& domains, Form form);

}  // namespace gridwright::constraints
