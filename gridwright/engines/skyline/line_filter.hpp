#pragma once

// The exact filter of a permutation with clues at its ends: every value that stays occurs in a filling of the whole
// line. The same idea as constraints/together/sights, for lines of at most 16 cells and with a table in place of a
// hash.

#include "gridwright/engines/skyline/city.hpp"

#include <vector>

namespace gridwright::engines::skyline {

class LineFilter {
  public:
    enum class Result { failed, narrowed, gave_up };

    /// Narrows the domains of a line with these clues (0 = none). Gives up without a change if it would have to list
    /// more than `most_sets` sets of taken cells.
    Result operator()(Bits* domains, int length, int front, int back, std::size_t most_sets);

  private:
    class Pairs;

    Result list(const std::uint32_t* places, int length, const Pairs& pairs, std::size_t most_sets);
    void keep(const std::uint32_t* places, int length, const Pairs& pairs, std::uint32_t* kept);

    // By cells taken: the pairs (seen from the front, seen from the back) that placing the highest values there may
    // give; on the way back only those from which the line can be completed. All 0 between calls.
    std::vector<std::uint64_t> pairs_ = std::vector<std::uint64_t>(std::size_t{1} << longest_side);
    // Sets of taken cells, those of equal size together, and where the sets of so many cells end.
    std::vector<Bits> listed_ = std::vector<Bits>((std::size_t{1} << longest_side) + 1);
    std::size_t count_ = 0, layer_end_[longest_side + 1] = {};
};

}  // namespace gridwright::engines::skyline
