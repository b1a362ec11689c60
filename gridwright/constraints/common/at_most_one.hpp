#pragma once

// The constraint "at most one of these literals is true" in clauses, pairwise for few literals and in a square layout
// for many.

#include "gridwright/constraints/common/formula.hpp"

namespace gridwright::constraints {

/// Adds clauses so that at most one of the literals is true. The literals determine its auxiliary variables.
void add_at_most_one(std::span<const Literal> literals, Formula& formula);

/// An upper bound on the literals written for this many, counting the ends of clauses.
std::uint64_t most_literals_of_at_most_one(std::size_t literals, Form form);

}  // namespace gridwright::constraints
