#include "cli/generate/generated_puzzle.hpp"

#include "cli/output/answer_parts.hpp"

#include <fmt/format.h>

namespace gridwright::cli {

std::string note_of(std::uint64_t seed, std::uint64_t number, int version) {
    return fmt::format("puzzle {} of seed {}, generator {}", number, seed, version);
}

std::string text_of(const answers::GeneratedPuzzle& product, const OutputStyle& style) {
    if (style.format.is_json()) return answers::json_of(product) + '\n';
    const auto puzzle = puzzles::make(answers::labelled(product));
    std::string text;
    append_board(*puzzle, puzzle->sheet(), style, text);
    if (style.format.drawing()) append_note(style.format, note_of(product.seed, product.number), text);
    return text;
}

}  // namespace gridwright::cli
