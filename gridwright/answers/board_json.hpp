#pragma once

// What a front end asks about a board between two moves, as JSON objects of format 2: its state, and its marks.

#include "gridwright/answers/candidates.hpp"
#include "gridwright/answers/json.hpp"
#include "gridwright/answers/status.hpp"

namespace gridwright::answers {

std::string json_of(const Status& status, const puzzles::Puzzle& puzzle, const About& about);

std::string json_of(const Candidates& candidates, const puzzles::Puzzle& puzzle, const About& about);

}  // namespace gridwright::answers
