#include "gridwright/explain/chains/clue_chain.hpp"
#include "gridwright/explain/letters/counts.hpp"
#include "gridwright/explain/letters/gaps.hpp"
#include "gridwright/explain/letters/listing.hpp"
#include "gridwright/explain/letters/trial.hpp"
#include "gridwright/explain/lines/singles.hpp"
#include "gridwright/explain/what_if.hpp"
#include "gridwright/puzzles/close_or_far/puzzle.hpp"

namespace gridwright::puzzles::close_or_far {
namespace {

using namespace explain;

constexpr Rung rungs[] = {
    {&naked_single, 1, 10},
    {&pair_complete, 1, 10},
    {&last_places, 1, 12},
    {&blank_count, 1, 12},
    {&far_neighbours, 1, 13},
    {&widest_gaps, 1, 15},
    {&far_partner, 2, 25},
    {&near_partner, 2, 28},
    {&near_gap_known, 2, 30},
    {&far_gap_known, 2, 30},
    {&gap_bounds, 2, 35},
    {&letter_trial, 3, 50},
    {.technique = &letter_listing, .level = 4, .cost = 80, .dearer = 120},
    {&rectangle, 5, 200},
    {&line_chain, 6, 300},
    {&what_if, 7, 800, 2},
    {&what_if, 8, 1200, 4},
    {&what_if, 9, 1600, 6},
    {&what_if, 9, 3200, 8},
};

}  // namespace

const explain::Ladder ladder{rungs};

}  // namespace gridwright::puzzles::close_or_far
