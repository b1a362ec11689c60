#pragma once

// How hard a puzzle is, and by which techniques it is solved.

#include "gridwright/answers/groundwork.hpp"
#include "gridwright/explain/grade.hpp"

namespace gridwright::answers {

struct GradeAnswer {
    Groundwork ground;
    std::optional<explain::Grade> grade;  ///< none if the solution is not unique, or no technique goes on
    bool limited = false;                 ///< the time ran out
    /// With a technique left out: its id, and the grade then.
    std::string_view left_out = {};
    std::optional<explain::Grade> without = {};

    /// "graded", or why not: "several", "impossible", "unknown".
    std::string_view verdict() const;

    /// With a technique left out: "graded", "unfinished" if the others do not solve the puzzle, "unknown" if a limit
    /// came first.
    std::string_view verdict_without() const;
};

/// Grades the puzzle; with `left_out`, also without the technique of that id. An error is a sentence: the engine
/// refuses the puzzle, or its kind has no such technique.
base::Result<GradeAnswer> grade(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search,
                                std::string_view left_out = {});

/// The answer in lines for a person: level, score, techniques, and what else belongs to the grade of this puzzle.
std::vector<std::string> notes_of(const GradeAnswer& answer, const puzzles::Puzzle& puzzle);

/// "4 Hard".
std::string level_name(int level);

}  // namespace gridwright::answers
