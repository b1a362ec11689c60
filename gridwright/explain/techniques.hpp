#pragma once

// The table of all techniques, and the ladder of puzzles that have none of their own.

#include "gridwright/explain/common/ladder.hpp"

namespace gridwright::explain {

/// Every technique, in the order of their families.
std::span<const Technique* const> techniques();

/// True if some technique has this id.
bool is_technique(std::string_view id);

/// The ladder of lines with different values.
extern const Ladder different_values;

}  // namespace gridwright::explain
