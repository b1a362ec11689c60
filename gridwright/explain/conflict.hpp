#pragma once

#include "gridwright/kernel/engine.hpp"

namespace gridwright::explain {

/// Clues and givens that cannot hold together.
struct Conflict {
    kernel::Parts parts;
    bool minimal = true;  ///< nothing can be left out; false when a limit ended the proof of that
};

/// Finds a conflict in a model without solutions. Strength, labeling and seed of the search are those of its questions
/// to the engine; its limits are for all of them together.
Conflict find_conflict(kernel::Engine& engine, const kernel::Model& model, const kernel::Search& search);

}  // namespace gridwright::explain
