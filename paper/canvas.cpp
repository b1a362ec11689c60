// Cairo embeds a subset of each font, so that a PDF looks the same everywhere, and keeps the characters of every text,
// so that it can be searched and copied. It would note the time at which a PDF is made; that is replaced by what the
// caller wants, because equal input must give equal bytes.

#include "paper/canvas.hpp"

#include "gridwright/base/text.hpp"

#include <cairo-pdf.h>
#include <cairo.h>

#include <cmath>
#include <numbers>

namespace gridwright::paper {
namespace {

using render::Paint;
using render::Theme;

constexpr const char* font = "DejaVu Sans";

cairo_status_t append(void* into, const unsigned char* bytes, unsigned int length) {
    static_cast<std::string*>(into)->append(reinterpret_cast<const char*>(bytes), length);
    return CAIRO_STATUS_SUCCESS;
}

void use(cairo_t* context, Theme theme, Paint paint) {
    const render::Rgb colour = colour_of(theme, paint);
    cairo_set_source_rgb(context, colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0);
}

/// Draws the items of a picture in its own units.
class PictureDrawing {
  public:
    PictureDrawing(cairo_t* context, Theme theme) : context_(context), theme_(theme) {
        cairo_set_line_cap(context_, CAIRO_LINE_CAP_SQUARE);
    }

    void draw(const render::Rectangle& item) {
        const double x = item.corner.x, y = item.corner.y, w = item.width, h = item.height, r = item.radius;
        constexpr double quarter = std::numbers::pi / 2;
        cairo_new_sub_path(context_);
        if (item.radius == 0) {
            cairo_rectangle(context_, x, y, w, h);
        } else {
            cairo_arc(context_, x + w - r, y + r, r, -quarter, 0);
            cairo_arc(context_, x + w - r, y + h - r, r, 0, quarter);
            cairo_arc(context_, x + r, y + h - r, r, quarter, 2 * quarter);
            cairo_arc(context_, x + r, y + r, r, 2 * quarter, 3 * quarter);
            cairo_close_path(context_);
        }
        finish(item.fill, item.stroke);
    }

    void draw(const render::Polygon& item) {
        cairo_new_path(context_);
        for (const render::Point point : item.points) cairo_line_to(context_, point.x, point.y);
        cairo_close_path(context_);
        finish(item.fill, item.stroke);
    }

    void draw(const render::Disc& item) {
        cairo_new_sub_path(context_);
        cairo_arc(context_, item.centre.x, item.centre.y, item.radius, 0, 2 * std::numbers::pi);
        cairo_close_path(context_);
        finish(item.fill, item.stroke);
    }

    void draw(const render::Segment& item) {
        cairo_move_to(context_, item.from.x, item.from.y);
        cairo_line_to(context_, item.to.x, item.to.y);
        finish({}, item.stroke);
    }

    void draw(const render::Words& item) {
        cairo_select_font_face(context_, font, CAIRO_FONT_SLANT_NORMAL,
                               item.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
        cairo_set_font_size(context_, item.size);
        cairo_text_extents_t extents;
        cairo_text_extents(context_, item.text.c_str(), &extents);
        use(context_, theme_, item.paint);
        cairo_move_to(context_, item.centre.x - extents.x_advance / 2,
                      item.centre.y + item.size * render::baseline_drop / 1000.0);
        cairo_show_text(context_, item.text.c_str());
        cairo_new_path(context_);
    }

  private:
    void finish(Paint fill, const render::Stroke& stroke) {
        if (fill.tone != render::Tone::none) {
            use(context_, theme_, fill);
            cairo_fill_preserve(context_);
        }
        if (stroke.paint.tone != render::Tone::none) {
            use(context_, theme_, stroke.paint);
            cairo_set_line_width(context_, stroke.width);
            const double dashes[] = {3.0 * stroke.width, 2.0 * stroke.width};
            cairo_set_dash(context_, dashes, stroke.dashed ? 2 : 0, 0);
            cairo_stroke_preserve(context_);
        }
        cairo_new_path(context_);
    }

    cairo_t* const context_;
    const Theme theme_;
};

/// A text between apostrophes in the attributes of a tag.
std::string attribute(std::string_view name, const std::string& text) {
    std::string quoted;
    for (const char c : text) {
        if (c == '\'' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return base::concat(name, "='", quoted, "'");
}

}  // namespace

struct Canvas::Inner {
    Inner(bool is_document, Theme used) : document(is_document), theme(used) {}
    Inner(const Inner&) = delete;
    Inner& operator=(const Inner&) = delete;
    ~Inner() {
        cairo_destroy(context);
        cairo_surface_destroy(surface);
    }

    const bool document;
    const Theme theme;
    cairo_surface_t* surface = nullptr;
    cairo_t* context = nullptr;
    std::string written;

    void choose(const Type& type) {
        cairo_select_font_face(context, font, CAIRO_FONT_SLANT_NORMAL,
                               type.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
        cairo_set_font_size(context, type.size);
    }
};

Canvas::Canvas(std::unique_ptr<Inner> inner) : inner_(std::move(inner)) {}
Canvas::Canvas(Canvas&&) noexcept = default;
Canvas::~Canvas() = default;

Canvas Canvas::pdf(PageSize first, const DocumentFacts& facts, Theme theme) {
    auto inner = std::make_unique<Inner>(true, theme);
    inner->surface = cairo_pdf_surface_create_for_stream(append, &inner->written, first.width, first.height);
    cairo_pdf_surface_restrict_to_version(inner->surface, CAIRO_PDF_VERSION_1_5);
    cairo_pdf_surface_set_metadata(inner->surface, CAIRO_PDF_METADATA_TITLE, facts.title.c_str());
    cairo_pdf_surface_set_metadata(inner->surface, CAIRO_PDF_METADATA_CREATOR, facts.creator.c_str());
    cairo_pdf_surface_set_metadata(inner->surface, CAIRO_PDF_METADATA_CREATE_DATE, facts.created.c_str());
    inner->context = cairo_create(inner->surface);
    return Canvas(std::move(inner));
}

Canvas Canvas::pixels(PageSize size, int dots_per_inch, Theme theme) {
    auto inner = std::make_unique<Inner>(false, theme);
    const double scale = dots_per_inch / 72.0;
    inner->surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(std::lround(size.width * scale)),
                                                static_cast<int>(std::lround(size.height * scale)));
    inner->context = cairo_create(inner->surface);
    cairo_scale(inner->context, scale, scale);
    use(inner->context, theme, {render::Tone::page});
    cairo_paint(inner->context);
    return Canvas(std::move(inner));
}

void Canvas::next_page(PageSize size) {
    cairo_show_page(inner_->context);
    cairo_pdf_surface_set_size(inner_->surface, size.width, size.height);
}

double Canvas::draw(const render::Picture& picture, double x, double y, double width) {
    const double scale = width / picture.width;
    cairo_save(inner_->context);
    cairo_translate(inner_->context, x, y);
    cairo_scale(inner_->context, scale, scale);
    PictureDrawing drawing(inner_->context, inner_->theme);
    for (const render::Item& item : picture.items) std::visit([&](const auto& shown) { drawing.draw(shown); }, item);
    cairo_restore(inner_->context);
    return picture.height * scale;
}

double Canvas::width_of(std::string_view text, const Type& type) {
    inner_->choose(type);
    cairo_text_extents_t extents;
    cairo_text_extents(inner_->context, std::string(text).c_str(), &extents);
    return extents.x_advance;
}

void Canvas::write(std::string_view text, double x, double y, const Type& type, Align align) {
    const double width = align == Align::left ? 0 : width_of(text, type);
    inner_->choose(type);
    use(inner_->context, inner_->theme, {type.tone});
    cairo_move_to(inner_->context, align == Align::left ? x : align == Align::right ? x - width : x - width / 2, y);
    cairo_show_text(inner_->context, std::string(text).c_str());
    cairo_new_path(inner_->context);
}

std::vector<std::string> Canvas::wrapped(std::string_view text, double width, const Type& type) {
    std::vector<std::string> lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string word(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::string longer = line.empty() ? word : base::concat(line, ' ', word);
        if (!line.empty() && width_of(longer, type) > width) {
            lines.push_back(std::move(line));
            line = word;
        } else {
            line = longer;
        }
    }
    if (!line.empty()) lines.push_back(std::move(line));
    return lines;
}

void Canvas::rule(double x, double y, double width, render::Tone tone) {
    use(inner_->context, inner_->theme, {tone});
    cairo_set_line_width(inner_->context, 0.6);
    cairo_set_dash(inner_->context, nullptr, 0, 0);
    cairo_move_to(inner_->context, x, y);
    cairo_line_to(inner_->context, x + width, y);
    cairo_stroke(inner_->context);
}

void Canvas::mark_place(const std::string& name) {
    if (!inner_->document) return;
    cairo_tag_begin(inner_->context, CAIRO_TAG_DEST, attribute("name", name).c_str());
    cairo_tag_end(inner_->context, CAIRO_TAG_DEST);
}

void Canvas::begin_link(const std::string& place) {
    if (!inner_->document) return;
    // Cairo 1.16 writes a broken file when a link is in no paragraph.
    cairo_tag_begin(inner_->context, "P", nullptr);
    cairo_tag_begin(inner_->context, CAIRO_TAG_LINK, attribute("dest", place).c_str());
}

void Canvas::end_link() {
    if (!inner_->document) return;
    cairo_tag_end(inner_->context, CAIRO_TAG_LINK);
    cairo_tag_end(inner_->context, "P");
}

int Canvas::bookmark(int below, const std::string& text, const std::string& place) {
    return cairo_pdf_surface_add_outline(inner_->surface, below, text.c_str(), attribute("dest", place).c_str(),
                                         CAIRO_PDF_OUTLINE_FLAG_OPEN);
}

base::Result<std::string> Canvas::bytes() {
    if (inner_->document) {
        cairo_show_page(inner_->context);
        cairo_surface_finish(inner_->surface);
    } else if (cairo_status(inner_->context) == CAIRO_STATUS_SUCCESS) {
        cairo_surface_write_to_png_stream(inner_->surface, append, &inner_->written);
    }
    cairo_status_t status = cairo_status(inner_->context);
    if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(inner_->surface);
    if (status == CAIRO_STATUS_SUCCESS || status == CAIRO_STATUS_SURFACE_FINISHED) return std::move(inner_->written);
    return base::Error{base::concat("the picture cannot be drawn: ", cairo_status_to_string(status)), {}};
}

}  // namespace gridwright::paper
