#pragma once

// Everything that happened in a game. A move holds what it changed, before and after, so going back and forth is exact
// and needs no rules.

#include "gridwright/game/action.hpp"

#include <optional>

namespace gridwright::game {

/// What a player has written into a cell: a value, else perhaps marks, of which there is at least one.
struct Writing {
    std::optional<kernel::Value> value = {};
    std::optional<kernel::Domain> marks = {};

    bool operator==(const Writing&) const = default;
};

struct Change {
    int cell = 0;
    Writing before, after;

    bool operator==(const Change&) const = default;
};

/// The number of moves that were done when the trial began; none without a trial.
using Trial = std::optional<std::size_t>;

struct Move {
    Verb verb = Verb::place;
    std::vector<Change> changes;  ///< of different cells
    Trial trial_before = {}, trial_after = {};

    bool operator==(const Move&) const = default;
};

struct History {
    std::vector<Move> moves;
    std::size_t done = 0;  ///< the moves behind these were undone and can be done again
    Trial trial;

    bool operator==(const History&) const = default;
};

}  // namespace gridwright::game
