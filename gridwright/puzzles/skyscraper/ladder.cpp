#include "gridwright/explain/lines/singles.hpp"
#include "gridwright/explain/what_if.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"

namespace gridwright::puzzles::skyscraper {
namespace {

using namespace explain;

// Technique, level, cost in tenths; a what-if with the highest level of its argument.
constexpr Rung rungs[] = {
    {&naked_single, 1, 10},
    {&hidden_single, 1, 12},
    {&what_if, 8, 800, 2},
    {&what_if, 9, 1600, 7},
};

}  // namespace

const Ladder ladder{rungs};

}  // namespace gridwright::puzzles::skyscraper
