#pragma once

// How hard the puzzles of the generator are, measured kind by kind and size by size.

#include "gridwright/kernel/grid.hpp"

#include <span>
#include <string_view>

namespace gridwright::answers {

/// The grade of a puzzle in a sorted set. Grades are ordered by level, then by score.
struct Mark {
    int level = 0, score = 0;

    auto operator<=>(const Mark&) const = default;
};

/// The marks at 1 %, 2 %, ... 99 % of a set.
struct Distribution {
    std::string_view kind;
    kernel::Size size;
    std::span<const Mark> marks;
};

std::span<const Distribution> distributions();

}  // namespace gridwright::answers
