#include "gridwright/puzzles/null/puzzle.hpp"

namespace gridwright::puzzles::null {
namespace {

constexpr std::string_view rules[] = {
    "Fill in numbers from 1 to the length of a row.",
    "No row has a number twice.",
};

constexpr std::string_view example =
    "null 3\n"
    "1 . 3\n"
    ". 3 1\n"
    "3 1 .\n";

}  // namespace

const sheet::Notation notation{
    .name = "null",
    .functor = "null",
    .title = "Null",
    .summary = "Each number once in every row.",
    .rules = rules,
    .example = example,
    .cell_noun = "number",
    .highest_number = [](kernel::Size size, std::span<const int>) { return size.columns; },
    .symmetries = kernel::turnings_of_rows,  // columns may hold a number twice
    .numbers_interchangeable = true,
};

}  // namespace gridwright::puzzles::null
