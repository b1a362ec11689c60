#include "paper/pages.hpp"

#include "gridwright/base/text.hpp"

namespace gridwright::paper {
namespace {

constexpr double line_height = 1.4;  // of the size of the text

}  // namespace

Pages::Pages(Canvas& canvas, const BookSettings& settings)
    : canvas_(canvas),
      settings_(settings),
      size_{settings.paper.width_mm * points_per_mm, settings.paper.height_mm * points_per_mm} {}

void Pages::next_page() {
    canvas_.next_page(size_);
    ++number_;
    y = top();
    canvas_.write(base::concat(number_), size_.width / 2, size_.height - margin,
                  {scaled(9), false, render::Tone::ink_3}, Align::centre);
}

void Pages::need(double height) {
    if (y > top() && y + height > bottom()) next_page();
}

void Pages::heading(std::string_view text, const std::string& place) {
    need(scaled(80));
    if (y > top()) y += scaled(18);
    canvas_.mark_place(place);
    y += scaled(18);
    canvas_.write(text, left(), y, {scaled(20), true});
    y += scaled(9);
    canvas_.rule(left(), y, width(), render::Tone::frame);
    y += scaled(10);
}

void Pages::subheading(std::string_view text) {
    need(scaled(60));
    y += scaled(18);
    canvas_.write(text, left(), y, {scaled(12), true});
    y += scaled(6);
}

void Pages::paragraph(std::string_view text, double size, render::Tone tone) {
    const Type type{scaled(size), false, tone};
    for (const std::string& line : canvas_.wrapped(text, width(), type)) {
        need(type.size * line_height);
        y += type.size * line_height;
        canvas_.write(line, left(), y - type.size * 0.35, type);
    }
    y += scaled(3);
}

void Pages::column(std::string_view text, double x, double column_width, double size, bool bold) {
    const Type type{scaled(size), bold};
    for (const std::string& line : canvas_.wrapped(text, column_width, type)) {
        y += type.size * line_height;
        canvas_.write(line, x, y - type.size * 0.35, type);
    }
}

double Pages::height_of(std::string_view text, double column_width, double size) {
    const Type type{scaled(size)};
    return static_cast<double>(canvas_.wrapped(text, column_width, type).size()) * type.size * line_height;
}

}  // namespace gridwright::paper
