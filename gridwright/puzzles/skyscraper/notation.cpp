#include "gridwright/puzzles/skyscraper/puzzle.hpp"

namespace gridwright::puzzles::skyscraper {
namespace {

constexpr std::string_view rules[] = {
    "Every cell holds a skyscraper, and the number in it is its height.",
    "The heights go from 1 to the number of rows, and each of them occurs exactly once in every row and every column.",
    "A clue beside the board says how many skyscrapers you see when you look along its row or column from there.",
    "A skyscraper hides all lower ones behind it.",
};

constexpr std::string_view example =
    "skyscraper 4\n"
    "    . 3 2 .\n"
    "  +---------+\n"
    "2 | . . . . | .\n"
    ". | . . . . | .\n"
    "3 | . . . . | .\n"
    ". | . . . . | .\n"
    "  +---------+\n"
    "    . . . .\n";

}  // namespace

const sheet::Notation notation{
    .name = "skyscraper",
    .functor = "skyscraper",
    .title = "Skyscraper",
    .summary = "Each height once in every row and column; a clue says how many are visible from there.",
    .rules = rules,
    .example = example,
    .sides = true,
    .cell_noun = "height",
    .highest_number = [](kernel::Size size, std::span<const int>) { return size.rows; },
    .page = {.first_size = 4, .last_at_once = 9, .daily_size = 6},
};

}  // namespace gridwright::puzzles::skyscraper
