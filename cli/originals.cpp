#include "cli/originals.hpp"

#include "cli/answer_puzzles.hpp"
#include "cli/output/message.hpp"
#include "gridwright/answers/begun.hpp"
#include "gridwright/base/text.hpp"

#include <fmt/format.h>

namespace gridwright::cli {

bool Originals::read(const Options& options) {
    if (!options.explaining.puzzle) return true;
    PuzzleInput input({*options.explaining.puzzle}, options.from, answers::usual_format());
    while (auto puzzle = input.next()) {
        if (!puzzle->sheet) {
            say(fmt::format("{}: {}\n", puzzle->where(), one_line(puzzle->sheet.error().message)));
            return false;
        }
        sheets_.push_back(*std::move(puzzle->sheet));
    }
    return true;
}

base::Result<std::unique_ptr<puzzles::Puzzle>> Originals::with_board(const sheet::Sheet& board, std::uint64_t number,
                                                                     const Options& options) const {
    if (sheets_.size() != 1 && number > sheets_.size())
        return base::Error{fmt::format("--puzzle has only {}, none for board {}",
                                       base::counted(static_cast<std::int64_t>(sheets_.size()), "puzzle"), number),
                           {}};
    auto begun = answers::board_on(sheets_.size() == 1 ? sheets_.front() : sheets_[number - 1], board);
    if (!begun) return begun.error();
    return puzzle_from(*std::move(begun), options);
}

}  // namespace gridwright::cli
