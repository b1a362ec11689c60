#include "cli/generate/generated_puzzle.hpp"

#include "cli/output/answer_parts.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::cli {

std::string note_of(std::uint64_t seed, std::uint64_t number, int version) {
    return fmt::format("puzzle {} of seed {}, generator {}", number, seed, version);
}

std::string commented(std::string_view board) {
    std::string text;
    while (!board.empty()) {
        const std::string_view line = board.substr(0, board.find('\n'));
        text.append("# ").append(line) += '\n';
        board.remove_prefix(std::min(line.size() + 1, board.size()));
    }
    return text;
}

std::string text_of(const answers::GeneratedPuzzle& product, const OutputStyle& style) {
    if (style.format.is_json()) return answers::json_of(product) + '\n';
    const auto puzzle = puzzles::make(answers::labelled(product));
    std::string text;
    append_board(*puzzle, puzzle->sheet(), style, text);
    if (style.format.drawing()) append_note(style.format, note_of(product.seed, product.number), text);
    if (style.solutions) {
        std::string board;
        sheet::Sheet solved = puzzle->filled(product.made.solution);
        sheet::clear_remarks(solved);
        append_board(*puzzle, solved, style, board);
        text += style.format.drawing() ? solution_in_drawing : solution_in_text;
        text += style.format.drawing() ? board : commented(board);
    }
    return text;
}

}  // namespace gridwright::cli
