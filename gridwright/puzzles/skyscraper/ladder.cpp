#include "gridwright/explain/chains/clue_chain.hpp"
#include "gridwright/explain/chains/forcing_chain.hpp"
#include "gridwright/explain/lines/fish.hpp"
#include "gridwright/explain/lines/sets.hpp"
#include "gridwright/explain/lines/singles.hpp"
#include "gridwright/explain/lines/wings.hpp"
#include "gridwright/explain/sights/clues.hpp"
#include "gridwright/explain/sights/known_front.hpp"
#include "gridwright/explain/sights/known_tallest.hpp"
#include "gridwright/explain/sights/listing.hpp"
#include "gridwright/explain/sights/small_clues.hpp"
#include "gridwright/explain/sights/trials.hpp"
#include "gridwright/explain/what_if.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"

namespace gridwright::puzzles::skyscraper {
namespace {

using namespace explain;

// Technique, level, cost in tenths; of a what-if also the highest level of its argument, of a listing also its cost
// when there is much to list.
constexpr Rung rungs[] = {
    {&naked_single, 1, 10},
    {&clue_one, 1, 10},
    {&full_clue, 1, 10},
    {&hidden_single, 1, 12},
    {&ceiling, 1, 15},
    {&meet_in_the_middle, 1, 15},
    {&clues_one_and_two, 1, 15},
    {&top_chain, 1, 20},

    {&two_behind_one, 2, 20},
    {&second_tallest, 2, 25},
    {&two_and_tallest_last, 2, 25},
    {&two_at_both_ends, 2, 25},
    {&rise_to_tallest, 2, 25},
    {&two_first_beats, 2, 30},
    {&third_tallest, 2, 30},
    {&one_more, 2, 30},
    {&ceiling_behind, 2, 30},
    {&tallest_last, 2, 35},
    {&all_taller, 2, 35},
    {&every_cell, 2, 35},
    {&front_of_chain, 2, 35},

    {&naked_pair, 3, 40},
    {&hidden_pair, 3, 45},
    {&too_many_or_too_few, 3, 50},

    {&naked_triple, 4, 70},
    {&line_trial, 4, 70},
    {&thorough_line_trial, 4, 90},
    {&listing, 4, 100, 0, 140},

    {&x_wing, 5, 120},
    {&xy_wing, 5, 140},
    {&swordfish, 5, 180},
    {&xy_chain, 5, 200},

    {&two_clue_line_trial, 6, 160},
    {&two_clue_listing, 6, 180, 0, 240},
    {&forcing_chain, 6, 280},

    {&clue_chain, 7, 400},

    {&what_if, 8, 800, 2},
    {&what_if, 9, 1600, 7},
    {&what_if, 9, 3200, 8},
};

}  // namespace

const Ladder ladder{rungs};

}  // namespace gridwright::puzzles::skyscraper
