#pragma once

// A page to draw on, by cairo. Lengths are in points, a 72nd of an inch. Only this file and canvas.cpp know cairo.

#include "gridwright/base/result.hpp"
#include "gridwright/render/picture.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace gridwright::paper {

inline constexpr double points_per_mm = 72 / 25.4;

struct PageSize {
    double width = 0, height = 0;
};

/// How a text looks.
struct Type {
    double size = 10;
    bool bold = false;
    render::Tone tone = render::Tone::ink;
};

enum class Align { left, centre, right };

/// What a PDF says about itself.
struct DocumentFacts {
    std::string title;
    std::string creator;
    std::string created;  ///< as in ISO 8601; empty for no date, so that equal input gives equal bytes
};

/// Draws on one page after the other; what is drawn is text, curves and fonts that the file contains.
class Canvas {
  public:
    /// A PDF, whose pages may differ in size.
    static Canvas pdf(PageSize first, const DocumentFacts& facts, render::Theme theme);
    /// A picture of pixels; nothing is drawn where the computer cannot make one that large.
    static Canvas pixels(PageSize size, int dots_per_inch, render::Theme theme);

    Canvas(Canvas&&) noexcept;
    ~Canvas();

    /// Ends the page and begins another.
    void next_page(PageSize size);

    /// Draws the picture with its top left corner here and this width, and gives its height.
    double draw(const render::Picture& picture, double x, double y, double width);

    /// Draws a line of text; `y` is its baseline.
    void write(std::string_view text, double x, double y, const Type& type, Align align = Align::left);
    double width_of(std::string_view text, const Type& type);
    /// The text in lines that are no wider than this.
    std::vector<std::string> wrapped(std::string_view text, double width, const Type& type);

    void rule(double x, double y, double width, render::Tone tone);

    /// Names this place, so that links can lead here.
    void mark_place(const std::string& name);
    /// Makes what is drawn until `end_link` a link to a place.
    void begin_link(const std::string& place);
    void end_link();
    /// Adds a bookmark to a place below another one, or below none (0); gives its number.
    int bookmark(int below, const std::string& text, const std::string& place);

    /// The file; an error is the reason why there is none. Nothing is drawn afterwards.
    base::Result<std::string> bytes();

  private:
    struct Inner;
    explicit Canvas(std::unique_ptr<Inner> inner);
    std::unique_ptr<Inner> inner_;
};

}  // namespace gridwright::paper
