#pragma once

// Draws a scene with characters, for terminals.

#include "gridwright/render/scene.hpp"

namespace gridwright::render {

/// Appends the scene drawn with characters; `colours` adds the colours of a terminal.
void draw_text(const Scene& scene, bool colours, std::string& into);

}  // namespace gridwright::render
