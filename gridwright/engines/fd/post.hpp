#pragma once

// Translates a model into the variables and propagators of a network, at one of two strengths.

#include "gridwright/engines/fd/network.hpp"
#include "gridwright/kernel/model.hpp"

#include <optional>

namespace gridwright::engines::fd {

/// Builds the model's variables and propagators at this strength; returns the number of the propagator that carries the
/// objective. The network is finished and not yet propagated.
std::optional<std::size_t> post(const kernel::Model& model, kernel::Strength strength, Network& network);

}  // namespace gridwright::engines::fd
