#pragma once

// A board that is coloured in part, by whole classes of queens drawn by chance, each with its images. Every class is
// the best of many draws: that which leaves most room to those that come after it.

#include "gridwright/base/random.hpp"
#include "gridwright/engines/colouring/squares/remainder.hpp"
#include "gridwright/kernel/grid.hpp"
#include "gridwright/kernel/watch.hpp"

namespace gridwright::engines::colouring {

/// A colour that no cell of a start has yet.
inline constexpr int uncoloured = -1;

struct Start {
    Remainder remainder;        ///< the open cells
    kernel::Grid<int> colours;  ///< from 0, each a full class; `uncoloured` where the board is open
    int classes = 0;            ///< colours used

    /// The board with nothing on it.
    explicit Start(int side);

    /// Colours a class, and its images if it has any, with the next colours.
    void add(std::span<const int> columns, Orbit orbit);
};

/// Draws classes until not more than `leave` are to come. There are fewer of them when no more was found, or when it
/// had to halt. `draws` is how many it chooses from, each time.
Start symmetric_start(int side, int leave, int draws, base::Random& random, const kernel::Watch& watch);

}  // namespace gridwright::engines::colouring
