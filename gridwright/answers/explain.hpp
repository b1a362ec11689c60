#pragma once

// The whole solution in steps that a person can follow, or the part of it that a question is about.

#include "gridwright/answers/groundwork.hpp"
#include "gridwright/answers/why.hpp"
#include "gridwright/explain/grade.hpp"

namespace gridwright::answers {

struct Explanation {
    Groundwork ground;
    std::vector<explain::Step> steps;
    bool finished = false;                ///< the steps lead to the solution
    bool limited = false;                 ///< the time ran out
    std::optional<explain::Grade> grade;  ///< none if it could not be graded
    /// Which steps are shown, by index: all, or those that the answer to a question rests on.
    std::vector<std::size_t> shown;
    std::optional<Why> why = {};
    std::string note = {};  ///< about the question: "Row 1, column 1 is given."

    /// "explained", "unfinished", or why there is nothing to explain: "several", "impossible", "unknown".
    std::string_view verdict() const;
};

base::Result<Explanation> explain(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search,
                                  const std::optional<Why>& why = {});

/// The sentence of the step with this index; whole arguments in full.
std::string sentence_of(const Explanation& explanation, const puzzles::Puzzle& puzzle, std::size_t index);

}  // namespace gridwright::answers
