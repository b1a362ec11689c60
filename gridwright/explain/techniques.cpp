#include "gridwright/explain/techniques.hpp"

#include "gridwright/explain/chains/clue_chain.hpp"
#include "gridwright/explain/chains/forcing_chain.hpp"
#include "gridwright/explain/letters/counts.hpp"
#include "gridwright/explain/letters/gaps.hpp"
#include "gridwright/explain/letters/listing.hpp"
#include "gridwright/explain/letters/trial.hpp"
#include "gridwright/explain/lines/fish.hpp"
#include "gridwright/explain/lines/sets.hpp"
#include "gridwright/explain/lines/singles.hpp"
#include "gridwright/explain/lines/wings.hpp"
#include "gridwright/explain/pegs/attacks.hpp"
#include "gridwright/explain/pegs/budget.hpp"
#include "gridwright/explain/pegs/class_budget.hpp"
#include "gridwright/explain/sights/clues.hpp"
#include "gridwright/explain/sights/known_front.hpp"
#include "gridwright/explain/sights/known_tallest.hpp"
#include "gridwright/explain/sights/listing.hpp"
#include "gridwright/explain/sights/small_clues.hpp"
#include "gridwright/explain/sights/trials.hpp"
#include "gridwright/explain/what_if.hpp"

#include <algorithm>

namespace gridwright::explain {
namespace {

constexpr const Technique* all[] = {
    &naked_single,
    &hidden_single,
    &naked_pair,
    &naked_triple,
    &hidden_pair,
    &x_wing,
    &swordfish,
    &xy_wing,
    &xy_chain,
    &forcing_chain,
    &clue_chain,
    &what_if,
    &clue_one,
    &full_clue,
    &ceiling,
    &meet_in_the_middle,
    &clues_one_and_two,
    &second_tallest,
    &two_and_tallest_last,
    &two_first_beats,
    &two_behind_one,
    &two_at_both_ends,
    &third_tallest,
    &tallest_last,
    &rise_to_tallest,
    &one_more,
    &all_taller,
    &every_cell,
    &ceiling_behind,
    &top_chain,
    &front_of_chain,
    &too_many_or_too_few,
    &listing,
    &two_clue_listing,
    &line_trial,
    &two_clue_line_trial,
    &thorough_line_trial,
    &pair_complete,
    &last_places,
    &far_neighbours,
    &widest_gaps,
    &near_gap_known,
    &far_gap_known,
    &gap_bounds,
    &near_partner,
    &far_partner,
    &blank_count,
    &letter_listing,
    &letter_trial,
    &rectangle,
    &line_chain,
    &all_pegs_placed,
    &last_colour,
    &only_place,
    &block_of_four,
    &line_attacks,
    &peg_pair,
    &peg_set,
    &peg_fish,
    &large_fish,
    &in_no_large_set,
    &in_every_large_set,
    &colour_chain,
};

constexpr Rung rungs[] = {
    {&naked_single, 1, 10}, {&hidden_single, 1, 12},  {&naked_pair, 3, 40},  {&hidden_pair, 3, 45},
    {&naked_triple, 4, 70}, {&x_wing, 5, 120},        {&xy_wing, 5, 140},    {&swordfish, 5, 180},
    {&xy_chain, 5, 200},    {&forcing_chain, 6, 280}, {&clue_chain, 7, 400}, {&what_if, 8, 800, 2},
    {&what_if, 9, 1600, 7}, {&what_if, 9, 3200, 8},
};

}  // namespace

std::span<const Technique* const> techniques() {
    return all;
}

bool is_technique(std::string_view id) {
    return std::ranges::any_of(all, [&](const Technique* technique) { return technique->id == id; });
}

const Ladder different_values{rungs};

}  // namespace gridwright::explain
