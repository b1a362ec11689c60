#pragma once

// A drawing as shapes and text, in whole numbers: what every writer of pictures can draw, whatever it draws on. The
// layout makes it of a scene.

#include "gridwright/render/palette.hpp"

#include <string>
#include <variant>
#include <vector>

namespace gridwright::render {

struct Point {
    int x = 0, y = 0;

    bool operator==(const Point&) const = default;
};

struct Stroke {
    Paint paint;
    int width = 0;
    bool dashed = false;
};

struct Rectangle {
    Point corner;  ///< at the top left
    int width = 0, height = 0, radius = 0;
    Paint fill;
    Stroke stroke;
};

struct Polygon {
    std::vector<Point> points;
    Paint fill;
    Stroke stroke;
};

struct Disc {
    Point centre;
    int radius = 0;
    Paint fill;
    Stroke stroke;
};

struct Segment {
    Point from, to;
    Stroke stroke;
};

/// A text in one line, in the middle above and below `centre`.
struct Words {
    Point centre;
    int size = 0;
    bool bold = false;
    Paint paint;
    std::string text;
};

using Item = std::variant<Rectangle, Polygon, Disc, Segment, Words>;

struct Picture {
    int width = 0, height = 0;
    std::string title, description;  ///< for people who do not see it
    std::vector<Item> items;         ///< from back to front
};

/// How far below the middle of capitals and digits their baseline is, in thousandths of the size of the text.
inline constexpr int baseline_drop = 360;

}  // namespace gridwright::render
