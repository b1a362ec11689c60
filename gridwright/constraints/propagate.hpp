#pragma once

// What each word alone can rule out, at its strongest: every value that is left is part of some filling of the line
// that keeps the word.

#include "gridwright/constraints/propagation.hpp"
#include "gridwright/kernel/constraint.hpp"

namespace gridwright::constraints {

/// Narrows the domains of the word's cells, in the order of its line (NotThis: of the board).
Propagation propagate(const kernel::Constraint& word, Domains domains);

}  // namespace gridwright::constraints
