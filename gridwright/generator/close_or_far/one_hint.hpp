#pragma once

// Puzzles with exactly one hint in every row and column. Up to 8 x 8 sets of hints are drawn until one is kept by a
// single board, so every such puzzle is equally likely. (Of all sets 6 % are unique at 6 x 6, 9 % at 7 x 7
// and 0.15 % at 8 x 8.) Above, ten thousand draws show none, so a walk goes from a promising set to ever fewer
// boards; how likely it is to find which puzzle is not known.

#include "gridwright/generator/close_or_far/hint_set.hpp"

namespace gridwright::generator::close_or_far {

/// The largest board for which sets of hints are drawn without bias.
inline constexpr int largest_unbiased = 8;

/// A puzzle, found within `effort` times the usual effort.
Attempt<Made> one_hint_puzzle(int side, std::uint64_t effort, BoardCounter& counter, base::Random& random,
                              const kernel::Limits& limits);

}  // namespace gridwright::generator::close_or_far
