#include "gridwright/puzzles/hoodoo/puzzle.hpp"

#include <algorithm>

namespace gridwright::puzzles::hoodoo {
namespace {

constexpr sheet::Symbol symbols[] = {
    {transparent, "_", "0", "0", "transparent peg"},
    {hole, "x", "\"x\"", "x", "hole"},
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

}  // namespace

const sheet::Notation notation{
    .name = "hoodoo",
    .functor = "hoodoo",
    .summary = "No colour twice in a row, a column or any diagonal; as few transparent pegs as possible, or none.",
    .rectangular = true,
    .blank_by_header = true,
    .cell_noun = "colour",
    .symbols = symbols,
    .highest_number = [](kernel::Size, std::span<const int> chosen) { return chosen[colours_option]; },
    .options = options,
};

}  // namespace gridwright::puzzles::hoodoo
