#include "cli/product.hpp"

#include "cli/report.hpp"
#include "gridwright/formats/writer.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

using formats::Format;

/// Adds members to an object that ends a line.
void append_members(const Product& product, const sheet::Notation& notation, std::string& object) {
    constexpr std::string_view end = "}\n";
    object.resize(object.size() - end.size());
    object += R"(,"solution":)";
    formats::write_json_grid(notation, product.made.solution, object);
    object += product_members(product.seed, product.index);
}

}  // namespace

std::string source_of(std::string_view command, std::uint64_t index, int version) {
    return fmt::format("{} --first {}, generator {}", command, index, version);
}

std::string note_of(std::uint64_t seed, std::uint64_t index, int version) {
    return fmt::format("puzzle {} of seed {}, generator {}", index, seed, version);
}

std::string product_members(std::uint64_t seed, std::uint64_t index, int version) {
    return fmt::format(",\"seed\":{},\"index\":{},\"generator\":{}}}\n", seed, index, version);
}

std::string text_of(Product product, const Look& look) {
    sheet::Sheet& sheet = product.made.puzzle;
    sheet.source = source_of(product.command, product.index);
    sheet.expect = expected_of_products;
    const auto puzzle = puzzles::make(std::move(sheet));
    std::string text;
    append_board(*puzzle, puzzle->sheet(), look, text);
    if (look.format == Format::json) append_members(product, puzzle->notation(), text);
    if (look.format == Format::pretty) append_note(look.format, note_of(product.seed, product.index), text);
    return text;
}

}  // namespace gridwright::cli
