#include "gridwright/puzzles/skyscraper/puzzle.hpp"

namespace gridwright::puzzles::skyscraper {

const sheet::Notation notation{
    .name = "skyscraper",
    .functor = "skyscraper",
    .summary = "Each height once in every row and column; a clue says how many are visible from there.",
    .sides = true,
    .cell_noun = "height",
    .highest_number = [](kernel::Size size, std::span<const int>) { return size.rows; },
};

}  // namespace gridwright::puzzles::skyscraper
