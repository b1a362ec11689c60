#pragma once

// Pictures as SVG. Text stays text, so that it can be searched, selected and read aloud.

#include "gridwright/render/picture.hpp"

namespace gridwright::render {

/// Appends `text` with the characters that XML reserves escaped.
void append_escaped(std::string& into, std::string_view text);

/// Appends an SVG element; `width_mm` is its width on paper in tenths of a millimetre, or 0 for as wide as the page
/// around it allows.
void write_svg(const Picture& picture, Theme theme, int tenths_of_mm, std::string& into);

}  // namespace gridwright::render
