#pragma once

// Why a line of sight cannot be filled as its clues say, in words that a player can follow on the board: the cells that
// a trial forces, and then what is wrong. "column 3 would be 4, and row 4 would show at least 4 buildings from the
// right, not 3".

#include "gridwright/puzzles/steps/line_singles.hpp"

namespace gridwright::puzzles::steps {

/// How far an argument may go.
enum class Proof {
    singles,  ///< the singles that the trial makes in the line, and the buildings that are then visible
    ways,     ///< the same, or the few ways to fill the line
    cases,    ///< the same, or the cases of one cell
    any       ///< the same, or what all ways to fill the line would show
};

/// Why something cannot be.
struct Refuted {
    std::string text;
    kernel::Domain unplaced;  ///< it needs to be said that these places can only have what they have: nobody placed it
};

/// Why the values cannot be there; none if the argument needs more than that, or if one of several values is out
/// already after the singles that they make together. For one value there is one for Proof::any.
std::optional<Refuted> refuted(const View& view, Tried tried, Proof proof);

/// Why nothing fits any more: the end of an argument by contradiction.
std::string tell_contradiction(const View& view);

}  // namespace gridwright::puzzles::steps
