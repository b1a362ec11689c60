#include "cli/originals.hpp"

#include "cli/answer_puzzles.hpp"
#include "gridwright/answers/begun.hpp"

namespace gridwright::cli {

bool Originals::read(const Options& options) {
    return !options.explaining.puzzle || boards_.read(*options.explaining.puzzle, options.from);
}

base::Result<std::unique_ptr<puzzles::Puzzle>> Originals::with_board(const sheet::Sheet& board, std::uint64_t number,
                                                                     const Options& options) const {
    const auto original = boards_.of(number);
    if (!original) return original.error();
    auto begun = answers::board_on(**original, board);
    if (!begun) return begun.error();
    return puzzle_from(*std::move(begun), options);
}

}  // namespace gridwright::cli
