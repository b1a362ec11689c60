#pragma once

// The settings of Skyscraper puzzles: the table for help, and their values after parsing.

#include "gridwright/generator/common/symmetry.hpp"

namespace gridwright::generator::skyscraper {

inline constexpr int smallest = 3, largest = 16;

inline constexpr Setting known_settings[] = {
    {"givens", "none", "give no heights; use only boards whose clues alone determine the solution"},
    {"max-givens", "K", "at most K heights are given"},
    {"clues", "K", "exactly K clues around the board"},
    {"symmetry", "NAME", "the pattern of clues and givens: none, half-turn, mirror or quarter-turn"},
    {"density", "P", "not minimal: each clue is shown with probability P, from 0 to 1"},
    {"thin", "", "give no heights and as few clues as can be found", true},
};

struct Wishes {
    std::optional<int> clues;       ///< exactly this many
    std::optional<int> max_givens;  ///< 0 for none
    /// Every clue is shown with this probability, in millionths; nothing when the puzzle is to be minimal.
    std::optional<std::uint64_t> density;
    Symmetry symmetry = Symmetry::none;
    bool thin = false;  ///< no givens and as few clues as possible
};

Attempt<Wishes> wishes_of(const MakeSettings& settings);

}  // namespace gridwright::generator::skyscraper
