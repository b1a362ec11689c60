#pragma once

// The labeling of the engine fd: which cell to decide next, and which of its values to try first.

#include "gridwright/base/random.hpp"
#include "gridwright/engines/fd/network.hpp"

namespace gridwright::engines::fd {

/// The open cell that is decided next; -1 when none of the first `cells` variables is open.
Variable choose_variable(kernel::VariableChoice choice, const Network& network, int cells);

/// The part of the domain that is tried first. It is never the whole of a domain of two values or more.
kernel::Domain choose_values(kernel::ValueChoice choice, kernel::ValueOrder order, kernel::Domain domain,
                             base::Random& random);

/// The parts of a domain in the order in which the search tries them.
enum class Branch { first, later };

/// What it means for the cell to keep this part of its domain, in the words of the choice of values: "= 2", then
/// "!= 2"; "<= 3", then "> 3".
kernel::Decision decision_for(kernel::ValueChoice choice, Variable cell, kernel::Domain domain, kernel::Domain part,
                              Branch branch);

}  // namespace gridwright::engines::fd
