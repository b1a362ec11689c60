#pragma once

// Puzzles from random latin squares: all clues or some, as many givens as a solver needs besides, and then whatever can
// be left out.

#include "gridwright/generator/skyscraper/wishes.hpp"

namespace gridwright::generator::skyscraper {

std::unique_ptr<Maker> maker_from_squares(const MakeSettings& settings, const Wishes& wishes, Engines engines);

}  // namespace gridwright::generator::skyscraper
