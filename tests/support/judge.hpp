#pragma once

// A second opinion on explanations. It reads the puzzle and the steps as JSON, as any other program would, replays the
// marks, and derives every step again from nothing but the premises that the step lists. It shares no code with
// gridwright/explain and gridwright/constraints.

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace gridwright::judge {

/// What a judged explanation consists of.
struct Tally {
    int steps = 0;       ///< at the top, without the inner ones
    int inner = 0;       ///< steps inside assumptions
    int reads_more = 0;  ///< steps that say so
    int undecided = 0;   ///< derivations that the judge gave up: too many cases
    int what_ifs = 0;
    int nested = 0;                         ///< assumptions within assumptions
    std::map<std::string, int> techniques;  ///< at the top, by id
};

/// What is wrong with the explanation of this puzzle, in a sentence; empty if nothing is. `objects` are the steps and,
/// last, the summary.
std::string fault_in(std::string_view puzzle, const std::vector<std::string>& objects, Tally& tally);

}  // namespace gridwright::judge
