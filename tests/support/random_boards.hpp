#pragma once

// Random small boards of every kind for tests of engines against each other: with and without solutions, with one and
// with many, with clues and givens that fit and with some that do not.

#include "gridwright/base/random.hpp"
#include "gridwright/puzzles/puzzle.hpp"

namespace gridwright::tests {

/// A board that an exhaustive engine can still judge.
formats::Sheet random_skyscraper(base::Random& random);
formats::Sheet random_hoodoo(base::Random& random);
formats::Sheet random_close_or_far(base::Random& random);

/// One of the three.
formats::Sheet random_sheet(base::Random& random);

}  // namespace gridwright::tests
