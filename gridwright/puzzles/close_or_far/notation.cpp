#include "gridwright/puzzles/close_or_far/puzzle.hpp"

namespace gridwright::puzzles::close_or_far {
namespace {

constexpr sheet::Symbol symbols[] = {
    {empty, "-", "\"-\"", "0", "empty square", false, "- x X"},
    {near, "C", "\"C\"", "1", "C", false, "C c"},
    {far, "F", "\"F\"", "2", "F", false, "F f"},
};

constexpr std::string_view rules[] = {
    "Every row and every column has exactly two Cs and two Fs; its other cells stay empty.",
    "C means close and F means far: in every row and column the two Cs are closer together than the two Fs.",
};

constexpr std::string_view example =
    "close-or-far 6\n"
    "F . . . . .\n"
    ". F . . . .\n"
    ". . F . . .\n"
    ". . . . C .\n"
    ". . . C . .\n"
    ". . . . . F\n";

}  // namespace

const sheet::Notation notation{
    .name = "close-or-far",
    .functor = "close_or_far",
    .title = "Close or Far",
    .summary = "Two C and two F in every row and column, and the Cs are closer together than the Fs.",
    .rules = rules,
    .example = example,
    .cell_noun = "letter",
    .symbols = symbols,
    .highest_number = [](kernel::Size, std::span<const int>) { return 0; },
    .smallest_side = 6,
    .page = {.pad = "Letter pad", .mode = "Letter", .first_size = 6, .last_at_once = 8, .daily_size = 7},
};

}  // namespace gridwright::puzzles::close_or_far
