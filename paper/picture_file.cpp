#include "paper/picture_file.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/render/sheet_of_pictures.hpp"
#include "gridwright/render/svg.hpp"
#include "paper/canvas.hpp"
#include "paper/document_facts.hpp"

namespace gridwright::paper {
namespace {

constexpr int dots_per_inch = 300;
constexpr int most_pixels = 30'000;  // along a side; cairo stops a little above

PageSize page_of(const SizedPicture& shown) {
    const double width = shown.tenths_of_mm / 10.0 * points_per_mm;
    return {width, width * shown.picture.height / shown.picture.width};
}

base::Result<std::string> write_as_svg(std::span<const SizedPicture> pictures, render::Theme theme) {
    std::string text;
    render::write_svg(pictures.front().picture, theme, pictures.front().tenths_of_mm, text);
    return text;
}

base::Result<std::string> write_as_png(std::span<const SizedPicture> pictures, render::Theme theme) {
    const PageSize page = page_of(pictures.front());
    if (std::max(page.width, page.height) * dots_per_inch / 72 > most_pixels)
        return base::Error{"the picture is too large for PNG; use a smaller --size-mm, or SVG", {}};
    Canvas canvas = Canvas::pixels(page, dots_per_inch, theme);
    canvas.draw(pictures.front().picture, 0, 0, page.width);
    return canvas.bytes();
}

base::Result<std::string> write_as_pdf(std::span<const SizedPicture> pictures, render::Theme theme) {
    const std::string title = pictures.size() == 1
                                  ? pictures.front().picture.title
                                  : base::counted(static_cast<std::int64_t>(pictures.size()), "puzzle");
    Canvas canvas = Canvas::pdf(page_of(pictures.front()), facts_about(title), theme);
    for (const SizedPicture& shown : pictures) {
        const PageSize page = page_of(shown);
        if (&shown != &pictures.front()) canvas.next_page(page);
        canvas.draw(shown.picture, 0, 0, page.width);
    }
    return canvas.bytes();
}

constexpr PictureFormat table[] = {
    {"svg", "a drawing for pages and programs; text stays text", true, false, write_as_svg},
    {"pdf", "a drawing for paper; many puzzles are pages of one file", false, true, write_as_pdf},
    {"png", "pixels, 300 to the inch", false, false, write_as_png},
};

}  // namespace

std::span<const PictureFormat> picture_formats() {
    return table;
}

SizedPicture sheet_of(std::span<const SizedPicture> pictures) {
    std::vector<render::Picture> all;
    for (const SizedPicture& shown : pictures) all.push_back(shown.picture);
    SizedPicture sheet{render::numbered_sheet(all)};
    const SizedPicture& first = pictures.front();
    sheet.tenths_of_mm = static_cast<int>(std::int64_t{sheet.picture.width} * first.tenths_of_mm / first.picture.width);
    return sheet;
}

}  // namespace gridwright::paper
