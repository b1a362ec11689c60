#pragma once

#include "gridwright/constraints/common/formula.hpp"

namespace gridwright::constraints {

/// No two of the literals are true. Variables of its own, where it has any, follow from the literals.
void add_at_most_one(std::span<const Literal> literals, Formula& formula);

/// No more literals are written for so many, the ends of clauses included.
std::uint64_t most_literals_of_at_most_one(std::size_t literals, Form form);

}  // namespace gridwright::constraints
