#include "gridwright/explain/techniques.hpp"

#include "gridwright/explain/letters/counts.hpp"
#include "gridwright/explain/letters/gaps.hpp"
#include "gridwright/explain/letters/listing.hpp"
#include "gridwright/explain/letters/trial.hpp"
#include "gridwright/explain/lines/singles.hpp"
#include "gridwright/explain/pegs/attacks.hpp"
#include "gridwright/explain/pegs/budget.hpp"
#include "gridwright/explain/pegs/class_budget.hpp"
#include "gridwright/explain/what_if.hpp"

#include <algorithm>

namespace gridwright::explain {
namespace {

constexpr const Technique* all[] = {
    &naked_single,       &hidden_single, &last_colour,    &only_place,     &pair_complete,   &last_places,
    &far_neighbours,     &widest_gaps,   &near_gap_known, &far_gap_known,  &gap_bounds,      &near_partner,
    &far_partner,        &blank_count,   &letter_trial,   &letter_listing, &all_pegs_placed, &block_of_four,
    &line_attacks,       &peg_pair,      &peg_set,        &peg_fish,       &large_fish,      &in_no_large_set,
    &in_every_large_set, &what_if,
};

constexpr Rung rungs[] = {
    {&naked_single, 1, 10},
    {&hidden_single, 1, 12},
    {&what_if, 8, 800, 2},
    {&what_if, 9, 1600, 7},
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
