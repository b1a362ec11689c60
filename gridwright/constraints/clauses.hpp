#pragma once

// What each word says, in clauses. A word's clauses may use variables of their own; a filling of the cells keeps the
// word exactly if these can be chosen so that all clauses are true, and then there is one way to choose them.

#include "gridwright/constraints/formula.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// Writes the word's clauses; a Visible asks that the order of `cells` was wanted.
void encode(const kernel::Constraint& word, const CellLiterals& cells, Formula& formula);

/// No more literals are written for the word on a board with these domains, the ends of clauses included; guards come
/// on top. It is known before anything is written, and costs nothing to ask.
std::uint64_t most_literals(const kernel::Constraint& word, const kernel::Grid<kernel::Domain>& domains, Form form);

/// The word asks for the literals of CellLiterals::above.
bool wants_order(const kernel::Constraint& word);

}  // namespace gridwright::constraints
