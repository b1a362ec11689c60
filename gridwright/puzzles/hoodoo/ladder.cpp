#include "gridwright/explain/lines/singles.hpp"
#include "gridwright/explain/what_if.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"

namespace gridwright::puzzles::hoodoo {
namespace {

using namespace explain;

// Technique, level, cost in tenths; a what-if with the highest level of its argument.
constexpr Rung rungs[] = {
    {&last_colour, 1, 10}, {&only_place, 1, 12}, {&what_if, 7, 800, 2}, {&what_if, 8, 1200, 5}, {&what_if, 9, 1600, 6},
};

}  // namespace

const Ladder ladder{rungs};

}  // namespace gridwright::puzzles::hoodoo
