#include "cli/product.hpp"

#include "cli/report.hpp"
#include "gridwright/formats/writer.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

using formats::Format;

/// Adds members to an object that ends a line.
void append_members(const Product& product, const formats::Notation& notation, std::string& object) {
    constexpr std::string_view end = "}\n";
    object.resize(object.size() - end.size());
    object += R"(,"solution":)";
    formats::write_json_grid(notation, product.made.solution, object);
    object += fmt::format(R"(,"seed":{},"index":{},"generator":{})", product.seed, product.index, generator::version);
    object += end;
}

}  // namespace

std::string text_of(Product product, const Look& look) {
    formats::Sheet& sheet = product.made.puzzle;
    sheet.source = fmt::format("{} --first {}, generator {}", product.command, product.index, generator::version);
    sheet.expect = "unique";
    const auto puzzle = puzzles::make(std::move(sheet));
    std::string text;
    append_board(*puzzle, puzzle->sheet(), look, text);
    if (look.format == Format::json) append_members(product, puzzle->notation(), text);
    if (look.format == Format::pretty)
        append_note(look.format,
                    fmt::format("puzzle {} of seed {}, generator {}", product.index, product.seed, generator::version),
                    text);
    return text;
}

}  // namespace gridwright::cli
