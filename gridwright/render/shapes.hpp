#pragma once

// The outlines of pegs.

#include "gridwright/render/picture.hpp"
#include "gridwright/render/scene.hpp"

namespace gridwright::render {

/// The corners of a shape around a centre; none for a circle and a ring. All shapes look about as large as a circle
/// of that radius.
std::vector<Point> outline_of(Shape shape, Point centre, int radius);

/// How far below the centre the middle of a text in the shape is, in thousandths of the radius: a triangle has more
/// room below.
int text_drop(Shape shape);

}  // namespace gridwright::render
