#pragma once

// One function for each technique that says its steps in words, by family; sentence.cpp has the table.

#include "gridwright/puzzles/steps/telling.hpp"

namespace gridwright::puzzles::steps {

// lines.cpp: lines of different values
std::string tell_naked_single(const Telling& telling);
std::string tell_hidden_single(const Telling& telling);
std::string tell_naked_set(const Telling& telling);
std::string tell_hidden_set(const Telling& telling);
std::string tell_fish(const Telling& telling);

// chains.cpp: assumptions that contradict themselves
std::string tell_assumption(const Telling& telling);

// sights.cpp: one clue, and what it says at once
std::string tell_sees_one(const Telling& telling);
std::string tell_sees_all(const Telling& telling);
std::string tell_ceiling(const Telling& telling);
std::string tell_meeting(const Telling& telling);
std::string tell_ends(const Telling& telling);
std::string tell_second_tallest(const Telling& telling);
std::string tell_tallest_last(const Telling& telling);
std::string tell_first_hides(const Telling& telling);
std::string tell_lowest_first(const Telling& telling);
std::string tell_two_and_two(const Telling& telling);
std::string tell_third_tallest(const Telling& telling);
std::string tell_shorter_line(const Telling& telling);
std::string tell_rising_to_tallest(const Telling& telling);

// known_front.cpp: what the cells nearest to the clue, or the tallest of the line, leave for the others
std::string tell_nothing_between(const Telling& telling);
std::string tell_all_taller(const Telling& telling);
std::string tell_every_cell(const Telling& telling);
std::string tell_ceiling_behind(const Telling& telling);
std::string tell_top_chain(const Telling& telling);
std::string tell_front_of_chain(const Telling& telling);

// trials.cpp: a value tried in a line, and lists of all ways to fill it
std::string tell_too_many_or_few(const Telling& telling);
std::string tell_line_trial(const Telling& telling);
std::string tell_listing(const Telling& telling);

// letters.cpp: lines with two near and two far letters
std::string tell_two_placed(const Telling& telling);
std::string tell_fill_letters(const Telling& telling);
std::string tell_far_never_adjacent(const Telling& telling);
std::string tell_widest_gaps(const Telling& telling);
std::string tell_near_gap_known(const Telling& telling);
std::string tell_far_gap_known(const Telling& telling);
std::string tell_gap_bounds(const Telling& telling);
std::string tell_near_partner(const Telling& telling);
std::string tell_far_partner(const Telling& telling);
std::string tell_blanks(const Telling& telling);
std::string tell_letter_trial(const Telling& telling);
std::string tell_letter_listing(const Telling& telling);

// pegs.cpp: boards of pegs
std::string tell_all_pegs_placed(const Telling& telling);
std::string tell_last_colour(const Telling& telling);
std::string tell_only_place(const Telling& telling);
std::string tell_block(const Telling& telling);
std::string tell_attacked_by_all(const Telling& telling);
std::string tell_peg_set(const Telling& telling);
std::string tell_class_budget(const Telling& telling);

/// For a technique without a function of its own: which rules and clues it reads, and what follows.
std::string tell_plainly(const Telling& telling);

}  // namespace gridwright::puzzles::steps
