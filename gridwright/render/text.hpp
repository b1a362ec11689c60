#pragma once

// Draws a scene with characters, for terminals and text files.

#include "gridwright/render/medium.hpp"
#include "gridwright/render/scene.hpp"

namespace gridwright::render {

/// Appends the scene drawn with characters: in boxes where the scene asks for them and they fit the medium, otherwise
/// with one frame around the board.
void draw_text(const Scene& scene, const Medium& medium, std::string& into);

/// How many columns the narrower of the two drawings needs.
int narrowest_text(const Scene& scene);

}  // namespace gridwright::render
