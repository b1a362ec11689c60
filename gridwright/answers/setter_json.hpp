#pragma once

// The answers for setters as JSON objects of format 2: clues are `{"side":"left","line":3,"value":4}`, givens
// `{"cell":"r3c4","value":5}`.

#include "gridwright/answers/improve.hpp"
#include "gridwright/answers/json.hpp"
#include "gridwright/answers/setter_check.hpp"

namespace gridwright::answers {

/// The model is the one that was judged.
std::string json_of(const SetterChecked& answer, const puzzles::Puzzle& puzzle, const kernel::Model& model,
                    const About& about);

/// The improved puzzle, and what was changed.
std::string json_of(const Improved& improved, const About& about);

/// Clues and givens, each with a name: "2 above column 4".
std::string json_of_named(const std::vector<Piece>& pieces, const sheet::Sheet& sheet);

}  // namespace gridwright::answers
