#pragma once

// The pages of a book: margins, page numbers, and text that flows from one page to the next.

#include "paper/book.hpp"
#include "paper/canvas.hpp"

namespace gridwright::paper {

/// Room that every printer leaves.
inline constexpr double margin = 16 * points_per_mm;

class Pages {
  public:
    Pages(Canvas& canvas, const BookSettings& settings);

    Canvas& canvas() { return canvas_; }
    double left() const { return margin; }
    double right() const { return size_.width - margin; }
    double top() const { return margin; }
    double bottom() const { return size_.height - margin - scaled(14); }  ///< above the page number
    double width() const { return right() - left(); }
    double page_height() const { return size_.height; }
    int number() const { return number_; }

    /// A length for the size of print.
    double scaled(double length) const { return settings_.large ? length * 1.4 : length; }
    bool large() const { return settings_.large; }

    /// Where the next text goes.
    double y = margin;

    void next_page();
    /// Begins a page unless so much room is left on this one.
    void need(double height);

    void heading(std::string_view text, const std::string& place);
    void subheading(std::string_view text);
    void paragraph(std::string_view text, double size = 10, render::Tone tone = render::Tone::ink);
    /// A paragraph in a column of the page; moves down by its height.
    void column(std::string_view text, double x, double width, double size, bool bold = false);
    double height_of(std::string_view text, double width, double size);

  private:
    void finish_page();

    Canvas& canvas_;
    const BookSettings& settings_;
    const PageSize size_;
    int number_ = 1;
};

}  // namespace gridwright::paper
