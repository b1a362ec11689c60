#include "gridwright/puzzles/hoodoo/puzzle.hpp"

#include <algorithm>

namespace gridwright::puzzles::hoodoo {
namespace {

constexpr sheet::Symbol symbols[] = {
    {transparent, "_", "0", "0", "transparent peg", false, "0 _"},
    {hole, "x", "\"x\"", "x", "hole", true},
};

constexpr std::string_view rules[] = {
    "Every cell takes a peg, which has a colour or is transparent; a cell that is marked as a hole stays empty.",
    "There are as many colours as the longer side of the board has cells, unless the puzzle says otherwise.",
    "No two pegs in the same row, the same column or on the same diagonal have the same colour.",
    "Diagonals of every length count, and transparent pegs never clash.",
    "Use as few transparent pegs as possible, or none at all where the puzzle says so.",
};

constexpr std::string_view pegs_words[] = {"fewest", "none"};

constexpr sheet::Option options[] = {
    {.key = "pegs", .words = pegs_words, .question = "May transparent pegs be used, as few as possible?"},
    {.key = "colours",
     .words = {},
     .usual = [](kernel::Size size) { return std::max(size.rows, size.columns); },
     .lowest = 1,
     .highest = sheet::longest_side},
};

constexpr std::string_view example =
    "hoodoo 4 4\n"
    ". _ . 1\n"
    ". . . .\n"
    ". 2 . .\n"
    ". 4 . .\n";

}  // namespace

const sheet::Notation notation{
    .name = "hoodoo",
    .functor = "hoodoo",
    .title = "Hoo-Doo",
    .summary = "No colour twice in a row, a column or any diagonal; as few transparent pegs as possible, or none.",
    .rules = rules,
    .example = example,
    .rectangular = true,
    .blank_by_header = true,
    .cell_noun = "colour",
    .symbols = symbols,
    .highest_number = [](kernel::Size, std::span<const int> chosen) { return chosen[colours_option]; },
    .options = options,
    .numbers_interchangeable = true,
    .naming = {.rows_from_bottom = true, .columns_by_letter = true},
    .page = {.pad = "Peg pad", .mode = "Peg", .first_size = 5, .last_at_once = 7, .daily_size = 5},
};

}  // namespace gridwright::puzzles::hoodoo
