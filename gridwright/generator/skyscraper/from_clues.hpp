#pragma once

// Puzzles without givens, from clues that tell much: the thin ones, with as few clues as can be found, and those too
// large for a random square to do without givens.

#include "gridwright/generator/skyscraper/wishes.hpp"

namespace gridwright::generator::skyscraper {

/// Above this side nothing is found.
inline constexpr int largest_from_clues = 12;

std::unique_ptr<Maker> maker_from_clues(const MakeSettings& settings, const Wishes& wishes, Engines engines);

}  // namespace gridwright::generator::skyscraper
