#pragma once

// `check` for setters: beside the verdict of `check --unique`, what all solutions have in common, and what the puzzle
// can do without.

#include "gridwright/answers/check.hpp"
#include "gridwright/answers/forced.hpp"
#include "gridwright/answers/redundant.hpp"

namespace gridwright::answers {

/// What a setter wants to know about a board.
struct SetterWishes {
    bool forced = false;     ///< which cells have the same value in every solution
    bool redundant = false;  ///< which clues and givens can be left out

    bool any() const { return forced || redundant; }
};

struct SetterChecked {
    Checked checked;
    SetterWishes wishes;
    std::optional<Forced> forced = {};          ///< none if there is no solution
    std::optional<Redundancy> redundancy = {};  ///< none unless there is exactly one solution

    /// A limit ended the search for what was wanted besides the verdict.
    bool limited() const;
};

/// Checks the board as `check` does with Depth::unique and finds what is wanted. The limits of the search are for all
/// of it together.
base::Result<SetterChecked> check_for_setter(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search,
                                             SetterWishes wishes);

/// What a person should know, one sentence each. The model is the one that was judged.
std::vector<std::string> sentences_of(const SetterChecked& answer, const puzzles::Puzzle& puzzle,
                                      const kernel::Model& model);

}  // namespace gridwright::answers
