#pragma once

// How cells and labels look on a terminal with colours, as escape sequences.

#include "gridwright/render/scene.hpp"

#include <string>
#include <string_view>

namespace gridwright::render {

/// Ends what `colours_of` begins.
inline constexpr std::string_view plain_again = "\x1b[0m";

/// The sequence before a cell; empty for a cell that looks like other text.
std::string colours_of(const SceneCell& cell);

/// The sequence before a label, which is a clue or the name of a row or column.
std::string colours_of(const SceneLabel& label, bool clue);

}  // namespace gridwright::render
