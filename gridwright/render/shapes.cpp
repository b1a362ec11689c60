// Corners are in thousandths of the radius, so that drawings need no trigonometry at run time and have the same bytes
// on every machine.

#include "gridwright/render/shapes.hpp"

#include <span>

namespace gridwright::render {
namespace {

constexpr Point square[] = {{-890, -890}, {890, -890}, {890, 890}, {-890, 890}};
constexpr Point diamond[] = {{0, -1220}, {1220, 0}, {0, 1220}, {-1220, 0}};
constexpr Point triangle[] = {{0, -1120}, {1180, 950}, {-1180, 950}};
constexpr Point hexagon[] = {{-1090, 0}, {-545, -944}, {545, -944}, {1090, 0}, {545, 944}, {-545, 944}};
constexpr Point pentagon[] = {{0, -1100}, {1046, -340}, {647, 890}, {-647, 890}, {-1046, -340}};
constexpr Point cross[] = {{-420, -1060}, {420, -1060}, {420, -420}, {1060, -420}, {1060, 420},   {420, 420},
                           {420, 1060},   {-420, 1060}, {-420, 420}, {-1060, 420}, {-1060, -420}, {-420, -420}};
/// Eight points at 1120 and, between them, eight notches at 860.
constexpr Point star[] = {{0, -1120}, {329, -795},  {792, -792},  {795, -329}, {1120, 0},   {795, 329},
                          {792, 792}, {329, 795},   {0, 1120},    {-329, 795}, {-792, 792}, {-795, 329},
                          {-1120, 0}, {-795, -329}, {-792, -792}, {-329, -795}};

std::span<const Point> corners(Shape shape) {
    switch (shape) {
        case Shape::square: return square;
        case Shape::diamond: return diamond;
        case Shape::triangle: return triangle;
        case Shape::hexagon: return hexagon;
        case Shape::pentagon: return pentagon;
        case Shape::cross: return cross;
        case Shape::star: return star;
        case Shape::none:
        case Shape::circle:
        case Shape::ring:
        case Shape::bar: return {};
    }
    return {};
}

}  // namespace

std::vector<Point> outline_of(Shape shape, Point centre, int radius) {
    std::vector<Point> points;
    for (const Point corner : corners(shape))
        points.push_back({centre.x + corner.x * radius / 1000, centre.y + corner.y * radius / 1000});
    return points;
}

int text_drop(Shape shape) {
    return shape == Shape::triangle ? 280 : shape == Shape::pentagon ? 40 : 0;
}

}  // namespace gridwright::render
