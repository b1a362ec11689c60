#pragma once

// A square coloured in part, by random classes of queens with their images. Each class is the best of many draws: the
// one that leaves most room for later classes.

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

/// Draws classes until at most `leave` are missing; stops earlier if it finds no more or the watch is due. It chooses
/// each class from `draws` draws.
Start symmetric_start(int side, int leave, int draws, base::Random& random, const kernel::Watch& watch);

}  // namespace gridwright::engines::colouring
