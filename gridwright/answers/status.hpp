#pragma once

// How far a board is: for each clue and each line whether it is met, broken or open, and what is seen there. Every line
// is judged by its own cells alone, as a player would.

#include "gridwright/puzzles/common/puzzle.hpp"
#include "gridwright/sheet/parts_on_sheet.hpp"

#include <string_view>
#include <vector>

namespace gridwright::answers {

enum class State {
    open,    ///< it can still be met
    met,     ///< whatever is filled in later
    broken,  ///< whatever is filled in later
};

std::string_view name(State state);

/// A clue at the side of the board.
struct ClueStatus {
    sheet::Address clue;
    State state = State::open;
    int seen = 0;  ///< how many of the values filled in are visible now
};

/// A value that occurs more than once, or is counted.
struct ValueOnLine {
    kernel::Value value = 0;
    std::vector<int> cells;     ///< where it is
    std::optional<int> wanted;  ///< how often it must occur; none if it must not be repeated
};

struct LineStatus {
    kernel::Line line;
    State state = State::open;
    int open = 0;  ///< cells without a value
    std::vector<ValueOnLine> repeated, counted;
};

struct Status {
    std::vector<ClueStatus> clues;
    std::vector<LineStatus> lines;
    std::vector<int> breaks;  ///< the cells that break a rule or a clue, in reading order
    int open = 0;             ///< cells without a value
};

/// The state of the puzzle's board with its givens and entries.
Status status(const puzzles::Puzzle& puzzle);

}  // namespace gridwright::answers
