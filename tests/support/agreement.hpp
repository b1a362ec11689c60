#pragma once

// One board, several ways to solve it: every engine that understands it, fd at both strengths under some labeling,
// against brute, which lists and judges.

#include "gridwright/base/random.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "gridwright/kernel/search.hpp"
#include "gridwright/puzzles/puzzle.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gridwright::tests {

struct Comparison {
    kernel::Verdict verdict;                ///< what brute says
    int cut_short = 0;                      ///< runs that were given up
    std::optional<std::string> difference;  ///< what another engine says otherwise, if anything
};

/// Same verdict, same number of solutions up to 50, same board where there is one, same fewest pegs. Some labelings at
/// classic strength wander off for hours even on small boards; those are cut short after 20,000 failures.
Comparison compare_engines(const puzzles::Puzzle& puzzle, const kernel::Labeling& labeling, std::uint64_t seed);

/// All 8 x 6 x 2 of them.
std::vector<kernel::Labeling> every_labeling();

/// The same under a labeling and a seed drawn at random.
Comparison compare_engines(const puzzles::Puzzle& puzzle, base::Random& random);

/// The board as text, to be shown when something is wrong with it.
std::string text_of(const puzzles::Puzzle& puzzle);

}  // namespace gridwright::tests
