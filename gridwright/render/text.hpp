#pragma once

#include "gridwright/render/scene.hpp"

namespace gridwright::render {

/// Appends the scene drawn with characters; `colours` adds the terminal's colours.
void draw_text(const Scene& scene, bool colours, std::string& into);

}  // namespace gridwright::render
