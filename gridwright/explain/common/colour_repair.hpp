#pragma once

// Finds a filling with colours by mending a wrong one, cell by cell. It never shows that there is none.

#include "gridwright/base/int_indexed.hpp"

#include <array>
#include <cstdint>
#include <span>

namespace gridwright::explain {

class ColourRepair {
  public:
    static constexpr int most_cells = 64, most_colours = 12;
    static constexpr int repeating = most_colours;  ///< instead of a colour: a value that may repeat

    /// By cell: the cells that may not have the same colour, and the colours that it may have, as bits. At most
    /// `most_repeating` cells have the value that repeats.
    ColourRepair(std::span<const std::uint64_t> attacked, std::span<const unsigned> choices, int most_repeating);

    /// Mends the filling in at most so many steps; what it holds before, if anything, is where the search begins.
    bool mend(base::Vector<int>& filling, int steps);

  private:
    void begin(base::Vector<int>& filling);
    /// What is wrong with a cell if it has this colour.
    int wrong(int cell, int colour) const;
    void change(base::Vector<int>& filling, int cell, int colour);

    std::span<const std::uint64_t> attacked_;
    std::span<const unsigned> choices_;
    int cells_, most_repeating_;
    int repeat_ = 0;                                                      // so many cells
    std::array<std::array<int, most_colours + 1>, most_cells> rivals_{};  // by cell and colour: attacked cells with it
};

}  // namespace gridwright::explain
