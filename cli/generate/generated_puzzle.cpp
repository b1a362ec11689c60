#include "cli/generate/generated_puzzle.hpp"

#include "cli/output/answer_parts.hpp"
#include "gridwright/formats/writer.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

using formats::Format;

/// Adds members to an object that ends a line.
void append_members(const GeneratedPuzzle& generated, const sheet::Notation& notation, std::string& object) {
    constexpr std::string_view end = "}\n";
    object.resize(object.size() - end.size());
    object += R"(,"solution":)";
    formats::write_json_grid(notation, generated.made.solution, object);
    object += generated_members(generated.seed, generated.index);
}

}  // namespace

std::string source_of(std::string_view command, std::uint64_t index, int version) {
    return fmt::format("{} --first {}, generator {}", command, index, version);
}

std::string note_of(std::uint64_t seed, std::uint64_t index, int version) {
    return fmt::format("puzzle {} of seed {}, generator {}", index, seed, version);
}

std::string generated_members(std::uint64_t seed, std::uint64_t index, int version) {
    return fmt::format(",\"seed\":{},\"index\":{},\"generator\":{}}}\n", seed, index, version);
}

std::string text_of(GeneratedPuzzle generated, const OutputStyle& style) {
    sheet::Sheet& sheet = generated.made.puzzle;
    sheet.source = source_of(generated.command, generated.index);
    sheet.expect = expected_of_generated;
    const auto puzzle = puzzles::make(std::move(sheet));
    std::string text;
    append_board(*puzzle, puzzle->sheet(), style, text);
    if (style.format == Format::json) append_members(generated, puzzle->notation(), text);
    if (style.format == Format::pretty) append_note(style.format, note_of(generated.seed, generated.index), text);
    return text;
}

}  // namespace gridwright::cli
