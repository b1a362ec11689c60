#include "cli/input/companion_boards.hpp"

#include "cli/input/puzzle_input.hpp"
#include "cli/output/message.hpp"
#include "gridwright/base/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::cli {
namespace {

std::string boards(std::uint64_t count) {
    return base::counted(static_cast<std::int64_t>(count), "board");
}

}  // namespace

bool CompanionBoards::read(const std::string& file, const formats::Codec* from) {
    file_ = one_line(file);
    PuzzleInput input({file}, from, answers::usual_format());
    while (auto puzzle = input.next()) {
        if (!puzzle->sheet && (!puzzle->is_puzzle() || !puzzle->one_of_many)) {
            say(fmt::format("{}: {}\n", puzzle->where(), one_line(puzzle->sheet.error().message)));
            return false;
        }
        boards_.push_back({puzzle->where(), std::move(puzzle->sheet)});
    }
    return true;
}

base::Result<const CompanionBoard*> CompanionBoards::of(std::uint64_t number) {
    note(number);
    if (boards_.size() == 1) return &boards_.front();
    if (number <= boards_.size()) return &boards_[number - 1];
    return base::Error{fmt::format("{} has only {}, none for number {}", file_, boards(boards_.size()), number), {}};
}

int CompanionBoards::finish(int code) const {
    if (boards_.size() < 2 || puzzles_ == 0 || boards_.size() <= puzzles_) return code;
    tell(fmt::format("{} has {}, but the input has {}; give one board for all, or one for each", file_,
                     boards(boards_.size()), puzzles_.load()));
    return std::max(code, 2);
}

void CompanionBoards::note(std::uint64_t number) {
    std::uint64_t known = puzzles_;
    while (known < number && !puzzles_.compare_exchange_weak(known, number)) {
    }
}

}  // namespace gridwright::cli
