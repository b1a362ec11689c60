#pragma once

// Explains why a puzzle has no solution: finds a few clues and givens that contradict each other.

#include "gridwright/kernel/engine.hpp"

namespace gridwright::explain {

/// Clues and givens that cannot hold together.
struct Conflict {
    kernel::Parts parts;
    bool minimal = true;  ///< no part can be left out; false if a limit ended the proof
};

/// Finds a conflict in a model without solutions. Its questions to the engine use the strength, labeling and seed of
/// the search; the limits of the search apply to all of them together.
Conflict find_conflict(kernel::Engine& engine, const kernel::Model& model, const kernel::Search& search);

}  // namespace gridwright::explain
