#include "gridwright/puzzles/null/puzzle.hpp"

namespace gridwright::puzzles::null {

const sheet::Notation notation{
    .name = "null",
    .functor = "null",
    .summary = "Each number once in every row.",
    .cell_noun = "number",
    .highest_number = [](kernel::Size size, std::span<const int>) { return size.columns; },
};

}  // namespace gridwright::puzzles::null
