#include "cli/answer_puzzles.hpp"
#include "cli/output/answer_parts.hpp"
#include "cli/output/output_style.hpp"

namespace gridwright::cli {

int convert(const Options& options, Output& output) {
    const OutputStyle style = style_of(options, output);
    return answer_all(options, output, [&]() -> Responder {
        return [style](const puzzles::Puzzle& puzzle, Reply& reply) -> base::Result<int> {
            std::string text;
            append_board(puzzle, puzzle.sheet(), style, text);
            reply.print(text);
            return 0;
        };
    });
}

}  // namespace gridwright::cli
