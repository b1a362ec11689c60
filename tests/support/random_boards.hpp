#pragma once

// Random boards of every kind for tests of engines against each other: with and without solutions, with one and
// with many, with clues and givens that fit and with some that do not.

#include "gridwright/base/random.hpp"
#include "gridwright/puzzles/registry.hpp"

namespace gridwright::tests {

/// A board that an exhaustive engine can still judge.
sheet::Sheet random_skyscraper(base::Random& random);
sheet::Sheet random_hoodoo(base::Random& random);
sheet::Sheet random_close_or_far(base::Random& random);

/// One of the three.
sheet::Sheet random_sheet(base::Random& random);

/// A board too large for that, with enough clues and givens to be decided in a few hundred failures, mostly: Skyscraper
/// from 6 to 12, Hoo-Doo without transparent pegs from 5 to 9, Close or Far from 7 to 14.
sheet::Sheet large_skyscraper(base::Random& random);
sheet::Sheet large_hoodoo(base::Random& random);
sheet::Sheet large_close_or_far(base::Random& random);

/// One of the three.
sheet::Sheet large_sheet(base::Random& random);

}  // namespace gridwright::tests
