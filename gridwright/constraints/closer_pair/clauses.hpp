#pragma once

#include "gridwright/constraints/formula.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// Two of each letter, and the distance of each pair as a row of literals «this far or farther».
void encode(const kernel::CloserPair& word, const CellLiterals& cells, Formula& formula);

/// No more literals are written for it, the ends of clauses included.
std::uint64_t most_literals(const kernel::CloserPair& word, const kernel::Grid<kernel::Domain>& domains, Form form);

}  // namespace gridwright::constraints
