#pragma once

// Why a line of sight cannot be filled as its clues say, in words that a player can follow on the board: the cells that
// a trial forces, and then what is wrong. "column 3 would be 4, and row 4 would show at least 4 buildings from the
// right, not 3".

#include "gridwright/puzzles/steps/view.hpp"

#include <optional>

namespace gridwright::puzzles::steps {

/// Values that are tried in a place of the line, or the line as it is.
struct Tried {
    int place = -1;
    kernel::Domain values;
};

/// How far an argument may go.
enum class Proof {
    singles,  ///< the singles that the trial makes in the line, and the buildings that are then visible
    ways,     ///< the same, or the few ways to fill the line
    cases,    ///< the same, or the cases of one cell
    any       ///< the same, or what all ways to fill the line would show
};

/// Why the values cannot be there; none if the argument needs more than that. There is one for Proof::any.
std::optional<std::string> refuted(const View& view, Tried tried, Proof proof);

/// Why nothing fits any more: the end of an argument by contradiction.
std::string tell_contradiction(const View& view);

}  // namespace gridwright::puzzles::steps
