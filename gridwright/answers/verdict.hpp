#pragma once

// What a setter wants to see while typing, in stages: how many solutions, then what all of them share or how hard the
// only one is, then which pieces would decide it or are not needed. Every stage is a whole answer.

#include "gridwright/answers/grade.hpp"
#include "gridwright/answers/json.hpp"
#include "gridwright/answers/setter_check.hpp"
#include "gridwright/sheet/parts_on_sheet.hpp"

#include <functional>

namespace gridwright::answers {

struct SetterVerdict {
    std::string_view stage = "verdict";
    kernel::Verdict verdict = kernel::Verdict::unknown;
    std::string sentence;
    int told = 0;                         ///< clues and givens
    std::optional<std::string> conflict;  ///< in a sentence
    std::vector<sheet::Address> conflict_clues;
    std::vector<int> conflict_cells;
    std::vector<kernel::Solution> solutions;  ///< the only one, or two
    std::vector<int> differ;                  ///< the cells in which the two differ
    std::optional<Forced> forced;
    std::optional<explain::Grade> grade;
    std::vector<Piece> decides, redundant;
};

/// Judges the puzzle. Each stage but the last is passed on; where that returns false, the work ends with that stage.
base::Result<SetterVerdict> verdict_of(Workspace& workspace, const puzzles::Puzzle& puzzle, kernel::Search search,
                                       const std::function<bool(const SetterVerdict&)>& tell);

std::string json_of(const SetterVerdict& verdict, const puzzles::Puzzle& puzzle, const About& about);

}  // namespace gridwright::answers
