#include "gridwright/puzzles/close_or_far/puzzle.hpp"

namespace gridwright::puzzles::close_or_far {
namespace {

constexpr sheet::Symbol symbols[] = {
    {empty, "-", "\"-\"", "0", "empty square"},
    {near, "C", "\"C\"", "1", "C"},
    {far, "F", "\"F\"", "2", "F"},
};

}  // namespace

const sheet::Notation notation{
    .name = "close-or-far",
    .functor = "close_or_far",
    .summary = "Two C and two F in every row and column, and the Cs are closer together than the Fs.",
    .cell_noun = "letter",
    .symbols = symbols,
    .highest_number = [](kernel::Size, std::span<const int>) { return 0; },
};

}  // namespace gridwright::puzzles::close_or_far
