#include "gridwright/render/svg.hpp"

#include "gridwright/base/text.hpp"

namespace gridwright::render {
namespace {

class SvgWriter {
  public:
    SvgWriter(Theme theme, std::string& into) : theme_(theme), into_(into) {}

    void write(const Rectangle& item) {
        put("<rect x=\"", item.corner.x, "\" y=\"", item.corner.y, "\" width=\"", item.width, "\" height=\"",
            item.height, '"');
        if (item.radius > 0) put(" rx=\"", item.radius, '"');
        dress(item.fill, item.stroke);
    }

    void write(const Polygon& item) {
        put("<path d=\"");
        char command = 'M';
        for (const Point point : item.points) {
            put(command, point.x, ' ', point.y);
            command = 'L';
        }
        put("Z\"");
        dress(item.fill, item.stroke);
    }

    void write(const Disc& item) {
        put("<circle cx=\"", item.centre.x, "\" cy=\"", item.centre.y, "\" r=\"", item.radius, '"');
        dress(item.fill, item.stroke);
    }

    void write(const Segment& item) {
        put("<path d=\"M", item.from.x, ' ', item.from.y, 'L', item.to.x, ' ', item.to.y, '"');
        dress({}, item.stroke);
    }

    void write(const Words& item) {
        put("<text x=\"", item.centre.x, "\" y=\"", item.centre.y + item.size * baseline_drop / 1000, "\" font-size=\"",
            item.size, '"');
        if (item.bold) put(" font-weight=\"700\"");
        put(" fill=\"", hex_of(colour_of(theme_, item.paint)), "\">");
        append_escaped(into_, item.text);
        put("</text>\n");
    }

  private:
    template <typename... Parts>
    void put(const Parts&... parts) {
        (base::append_part(into_, parts), ...);
    }

    void dress(Paint fill, const Stroke& stroke) {
        if (fill.tone != Tone::none)
            put(" fill=\"", hex_of(colour_of(theme_, fill)), '"');
        else
            put(" fill=\"none\"");
        if (stroke.paint.tone != Tone::none) {
            put(" stroke=\"", hex_of(colour_of(theme_, stroke.paint)), "\" stroke-width=\"", stroke.width, '"');
            if (stroke.dashed) put(" stroke-dasharray=\"", 3 * stroke.width, ' ', 2 * stroke.width, '"');
        }
        put("/>\n");
    }

    const Theme theme_;
    std::string& into_;
};

/// "63.5": tenths as a decimal number.
std::string tenths(int number) {
    return number % 10 == 0 ? base::concat(number / 10) : base::concat(number / 10, '.', number % 10);
}

}  // namespace

void append_escaped(std::string& into, std::string_view text) {
    for (const char c : text) {
        switch (c) {
            case '&': into += "&amp;"; break;
            case '<': into += "&lt;"; break;
            case '>': into += "&gt;"; break;
            case '"': into += "&quot;"; break;
            default: into += c;
        }
    }
}

void write_svg(const Picture& picture, Theme theme, int tenths_of_mm, std::string& into) {
    into += "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"";
    if (tenths_of_mm > 0) {
        const auto height = static_cast<int>(std::int64_t{tenths_of_mm} * picture.height / picture.width);
        into += base::concat(" width=\"", tenths(tenths_of_mm), "mm\" height=\"", tenths(height), "mm\"");
    }
    into += base::concat(" viewBox=\"0 0 ", picture.width, ' ', picture.height, "\">\n<title>");
    append_escaped(into, picture.title);
    into += "</title>\n<desc>";
    append_escaped(into, picture.description);
    into +=
        "</desc>\n<g font-family=\"Figtree, 'DejaVu Sans', Arial, sans-serif\" text-anchor=\"middle\" "
        "stroke-linecap=\"square\">\n";
    SvgWriter writer(theme, into);
    for (const Item& item : picture.items) std::visit([&](const auto& shown) { writer.write(shown); }, item);
    into += "</g>\n</svg>\n";
}

}  // namespace gridwright::render
