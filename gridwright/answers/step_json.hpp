#pragma once

// Steps, explanations, hints and grades as JSON objects of format 2. Cells, lines and clues have the names of data, and
// values those of the puzzle's JSON; sentences have the puzzle's own names. Members that do not apply are left out.

#include "gridwright/answers/explain.hpp"
#include "gridwright/answers/grade.hpp"
#include "gridwright/answers/hint.hpp"
#include "gridwright/answers/json.hpp"

#include <string>
#include <vector>

namespace gridwright::answers {

/// One step of an explanation; `index` counts from 0.
std::string json_of_step(const Explanation& explanation, std::size_t index, const puzzles::Puzzle& puzzle,
                         const About& about);

/// What comes behind the steps: the verdict, the grade and the solution.
std::string json_of(const Explanation& explanation, const puzzles::Puzzle& puzzle, const About& about);

std::string json_of(const HintAnswer& answer, const puzzles::Puzzle& puzzle, Reveal reveal, const About& about);

std::string json_of(const GradeAnswer& answer, const puzzles::Puzzle& puzzle, const About& about);

/// The ladder of a kind: its levels, and the techniques on each.
std::string json_of_ladder(const sheet::Notation& notation);

}  // namespace gridwright::answers
