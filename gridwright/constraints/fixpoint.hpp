#pragma once

#include "gridwright/kernel/model.hpp"

namespace gridwright::constraints {

/// Lets every word of the model narrow the domains, again and again until none has more to say. False when one of them
/// cannot be kept; the domains mean nothing then.
bool narrow_to_fixpoint(const kernel::Model& model, kernel::Grid<kernel::Domain>& domains);

}  // namespace gridwright::constraints
