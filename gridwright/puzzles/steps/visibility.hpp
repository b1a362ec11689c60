#pragma once

// How many buildings of a line are visible when its cells are marked but not all known.

#include "gridwright/puzzles/steps/ways.hpp"

namespace gridwright::puzzles::steps {

/// How many buildings are visible at least and at most.
struct Visibility {
    int surely = 0, possibly = 0;
    kernel::Domain heights;                ///< that are possibly visible
    kernel::Domain heights_behind_first;   ///< the same without the first cell
    kernel::Domain hidden;                 ///< places that only the number of buildings before them hides
    std::vector<kernel::Domain> together;  ///< places one of which is surely visible
};

/// With `by_number`, different heights are put to use: the highest of so many buildings is at least as high as they are
/// many. That hides low ones behind them, and one of several cells may surely be visible.
Visibility visibility_of(const Marks& marks, int tallest, bool by_number);

}  // namespace gridwright::puzzles::steps
