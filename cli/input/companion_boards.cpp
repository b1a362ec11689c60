#include "cli/input/companion_boards.hpp"

#include "cli/input/puzzle_input.hpp"
#include "cli/output/message.hpp"
#include "gridwright/base/text.hpp"

#include <fmt/format.h>

namespace gridwright::cli {

bool CompanionBoards::read(const std::string& file, const formats::Codec* from) {
    PuzzleInput input({file}, from, answers::usual_format());
    while (auto puzzle = input.next()) {
        if (!puzzle->sheet) {
            say(fmt::format("{}: {}\n", puzzle->where(), one_line(puzzle->sheet.error().message)));
            return false;
        }
        sheets_.push_back(*std::move(puzzle->sheet));
    }
    return true;
}

base::Result<const sheet::Sheet*> CompanionBoards::of(std::uint64_t number) const {
    if (sheets_.size() != 1 && number > sheets_.size())
        return base::Error{fmt::format("{} has only {}, none for board {}", option_,
                                       base::counted(static_cast<std::int64_t>(sheets_.size()), "puzzle"), number),
                           {}};
    return sheets_.size() == 1 ? &sheets_.front() : &sheets_[number - 1];
}

}  // namespace gridwright::cli
