#pragma once

// Patterns of clues and givens that look the same when the page is turned or mirrored.

#include "gridwright/generator/dig.hpp"

#include <string_view>

namespace gridwright::generator {

enum class Symmetry { none, half_turn, mirror, quarter_turn };

inline constexpr std::string_view symmetry_names[] = {"none", "half-turn", "mirror", "quarter-turn"};

/// The clues of a square board of this side with all its clues told, in groups that the symmetry takes to each other;
/// and its cells, which come behind them as pieces.
Groups clue_groups(int side, Symmetry symmetry);
Groups cell_groups(int side, Symmetry symmetry);

}  // namespace gridwright::generator
