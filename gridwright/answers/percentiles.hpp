#pragma once

// How hard a puzzle is among others of its kind and size: the share of them that are easier.

#include "gridwright/explain/grade.hpp"
#include "gridwright/kernel/grid.hpp"

#include <optional>
#include <string_view>

namespace gridwright::answers {

/// Of 100 puzzles of that kind and size, how many have a lower level, or the same level and a lower score; none where
/// no distribution was measured.
std::optional<int> percentile(std::string_view kind, kernel::Size size, const explain::Grade& grade);

}  // namespace gridwright::answers
