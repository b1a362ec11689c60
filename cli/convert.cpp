#include "cli/look.hpp"
#include "cli/report.hpp"
#include "cli/stream.hpp"

namespace gridwright::cli {

int convert(const Options& options, Output& output) {
    const Look look = look_of(options, output);
    return answer_all(options, output, [&]() -> Responder {
        return [look](const puzzles::Puzzle& puzzle, Reply& reply) -> base::Result<int> {
            std::string text;
            append_board(puzzle, puzzle.sheet(), look, text);
            reply.print(text);
            return 0;
        };
    });
}

}  // namespace gridwright::cli
