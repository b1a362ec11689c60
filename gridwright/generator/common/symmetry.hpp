#pragma once

// Patterns of clues and givens that look the same when the page is turned or mirrored.

#include "gridwright/generator/common/dig.hpp"

#include <string_view>

namespace gridwright::generator {

enum class Symmetry { none, half_turn, mirror, quarter_turn };

inline constexpr std::string_view symmetry_names[] = {"none", "half-turn", "mirror", "quarter-turn"};

/// Places for clues, or cells, in groups that the symmetry takes to each other.
using PlaceGroups = std::vector<std::vector<kernel::Origin>>;

/// The places for clues around a square board of this side; and its cells.
PlaceGroups clue_groups(int side, Symmetry symmetry);
PlaceGroups cell_groups(int side, Symmetry symmetry);

/// The same groups as pieces of a draft that has all of them.
Groups pieces_of(const PlaceGroups& groups, const Draft& draft);

}  // namespace gridwright::generator
