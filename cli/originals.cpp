#include "cli/originals.hpp"

#include "gridwright/answers/begun.hpp"

namespace gridwright::cli {

bool Originals::read(const Options& options) {
    return !options.explaining.puzzle || boards_.read(*options.explaining.puzzle, options.from);
}

base::Result<BegunPuzzle, Answered> Originals::with_board(const sheet::Sheet& board, std::uint64_t number,
                                                          const Options& options) {
    const auto original = boards_.of(number);
    if (!original) return Answered{.refusal = original.error().message};
    const auto& [where, sheet] = **original;
    if (!sheet) return Answered{.where = where, .refusal = sheet.error().message};
    auto begun = answers::board_on(with_header(*sheet, options), board);
    if (!begun) return Answered{.refusal = begun.error().message};
    return BegunPuzzle{where, puzzles::make(*std::move(begun))};
}

}  // namespace gridwright::cli
