#include "gridwright/render/sheet_of_pictures.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::render {
namespace {

constexpr int gap = 500;      // between pictures
constexpr int heading = 700;  // above each, for its number

void shift(Point& point, Point by) {
    point.x += by.x;
    point.y += by.y;
}

void shift(Rectangle& item, Point by) {
    shift(item.corner, by);
}
void shift(Polygon& item, Point by) {
    for (Point& point : item.points) shift(point, by);
}
void shift(Disc& item, Point by) {
    shift(item.centre, by);
}
void shift(Segment& item, Point by) {
    shift(item.from, by);
    shift(item.to, by);
}
void shift(Words& item, Point by) {
    shift(item.centre, by);
}

}  // namespace

Picture numbered_sheet(std::span<const Picture> pictures) {
    std::size_t across = 1;
    while (across * across < pictures.size()) ++across;
    Picture sheet;
    sheet.title = base::counted(static_cast<std::int64_t>(pictures.size()), "puzzle");
    sheet.items.emplace_back(Rectangle{.fill = {Tone::page}});
    int x = gap, y = gap, tallest = 0;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        if (i > 0 && i % across == 0) {
            x = gap;
            y += heading + tallest + gap;
            tallest = 0;
        }
        const Picture& picture = pictures[i];
        sheet.items.emplace_back(Words{.centre = {x + picture.width / 2, y + heading / 2},
                                       .size = 360,
                                       .bold = false,
                                       .paint = {Tone::ink_3},
                                       .text = base::concat("Puzzle ", i + 1)});
        for (Item item : picture.items) {
            std::visit([&](auto& shown) { shift(shown, {x, y + heading}); }, item);
            sheet.items.push_back(std::move(item));
        }
        sheet.description += base::concat(i + 1, ": ", picture.title, ". ", picture.description, '\n');
        x += picture.width + gap;
        tallest = std::max(tallest, picture.height);
        sheet.width = std::max(sheet.width, x);
    }
    sheet.height = y + heading + tallest + gap;
    auto& ground = std::get<Rectangle>(sheet.items.front());
    ground.width = sheet.width;
    ground.height = sheet.height;
    return sheet;
}

}  // namespace gridwright::render
