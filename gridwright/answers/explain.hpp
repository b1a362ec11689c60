#pragma once

// The whole solution in steps that a person can follow, or the part of it that a question is about.

#include "gridwright/answers/groundwork.hpp"
#include "gridwright/answers/why.hpp"
#include "gridwright/explain/grade.hpp"
#include "gridwright/puzzles/steps/sentence.hpp"

namespace gridwright::answers {

struct Explanation {
    Groundwork ground;
    std::vector<explain::Step> steps;
    std::vector<explain::Position> positions;  ///< by step: where it was found
    bool finished = false;                     ///< the steps lead to the solution
    bool limited = false;                      ///< the time ran out, perhaps only for the grade
    std::optional<explain::Grade> grade;       ///< none if it could not be graded
    /// Which steps are shown, by index: all, or those that the answer to a question rests on.
    std::vector<std::size_t> shown;
    std::optional<Why> why = {};
    std::string note = {};  ///< about the question: "Row 1, column 1 is given."

    /// "explained", "unfinished", or why there is nothing to explain: "several", "impossible", "unknown".
    std::string_view verdict() const;

    /// The cells that an unfinished explanation leaves open, in reading order.
    std::vector<int> open_cells() const;
};

base::Result<Explanation> explain(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search,
                                  const std::optional<Why>& why = {});

/// What is missing, and why: "A limit was reached with 12 cells open."; empty for an explanation that lacks nothing.
std::string sentence_about_rest(const Explanation& explanation);

/// The sentence of the step with this index.
std::string sentence_of(const Explanation& explanation, const puzzles::Puzzle& puzzle, std::size_t index,
                        puzzles::steps::Form form = puzzles::steps::Form::full);

}  // namespace gridwright::answers
