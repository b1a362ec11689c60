#include "gridwright/explain/lines/singles.hpp"
#include "gridwright/explain/what_if.hpp"
#include "gridwright/puzzles/close_or_far/puzzle.hpp"

namespace gridwright::puzzles::close_or_far {
namespace {

using namespace explain;

// Technique, level, cost in tenths; a what-if with the highest level of its argument.
constexpr Rung rungs[] = {
    {&naked_single, 1, 10},
    {&what_if, 7, 800, 2},
    {&what_if, 8, 1200, 4},
    {&what_if, 9, 1600, 6},
};

}  // namespace

const Ladder ladder{rungs};

}  // namespace gridwright::puzzles::close_or_far
