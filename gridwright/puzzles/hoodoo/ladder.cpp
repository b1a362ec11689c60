#include "gridwright/explain/chains/forcing_chain.hpp"
#include "gridwright/explain/lines/singles.hpp"
#include "gridwright/explain/pegs/attacks.hpp"
#include "gridwright/explain/pegs/budget.hpp"
#include "gridwright/explain/pegs/class_budget.hpp"
#include "gridwright/explain/what_if.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"

namespace gridwright::puzzles::hoodoo {
namespace {

using namespace explain;

constexpr Rung rungs[] = {
    {&last_colour, 1, 10},
    {&all_pegs_placed, 1, 10},
    {&only_place, 1, 12},
    {&block_of_four, 1, 15},
    {&line_attacks, 2, 30},
    {&peg_pair, 3, 40},
    {&peg_set, 4, 70},
    {&peg_fish, 4, 80},
    {&large_fish, 4, 100},
    {&in_no_large_set, 5, 150},
    {&in_every_large_set, 5, 160},
    {&colour_chain, 6, 280},
    {&what_if, 7, 800, 2},
    {&what_if, 8, 1200, 4},
    {&what_if, 9, 1600, 6},
    {&what_if, 9, 3200, 8},
};

}  // namespace

const explain::Ladder ladder{rungs};

}  // namespace gridwright::puzzles::hoodoo
