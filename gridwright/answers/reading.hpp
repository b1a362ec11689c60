#pragma once

// What a clue or a line sees on the board as it is: the values visible from a clue, the distances of pairs, and what a
// line still needs, in a sentence and as cells to mark. It follows from the constraints on the line.

#include "gridwright/answers/json.hpp"
#include "gridwright/answers/status.hpp"

namespace gridwright::answers {

/// What a reading is about: a place beside the board, or a line by its name in data.
struct ReadingPlace {
    std::optional<kernel::SideClue> clue;
    std::string line;
};

/// Two cells and how far apart they are.
struct Arc {
    int first = 0, second = 0, distance = 0;
    bool dashed = false;  ///< the pair that must be farther apart
};

struct LineReading {
    std::string title;  ///< "Row 3"
    std::string sentence;
    std::vector<int> cells;  ///< of the line, from where it is read
    std::vector<int> sees;   ///< the cells whose values are visible from the clue
    std::vector<Arc> arcs;
    State state = State::open;
};

/// An error is a sentence: the board has no such line or side.
base::Result<LineReading> reading_of(const puzzles::Puzzle& puzzle, const ReadingPlace& place);

std::string json_of(const LineReading& reading, const puzzles::Puzzle& puzzle, const About& about);

}  // namespace gridwright::answers
