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
    int steps = 0;                          ///< at the top, without the inner ones
    int inner = 0;                          ///< steps inside assumptions
    int reads_more = 0;                     ///< steps that say so
    int undecided = 0;                      ///< questions that the judge gave up: too many cases
    int questions = 0;                      ///< does this follow, does it follow without that
    int chains = 0;                         ///< assumptions whose argument is a path
    int what_ifs = 0;                       ///< other assumptions
    int nested = 0;                         ///< what-ifs within what-ifs
    std::map<std::string, int> techniques;  ///< at the top, by id
};

/// Everything that is wrong with the explanation of this puzzle, a sentence for each step; it ends where no sense can
/// be made of what follows. `objects` are the steps and, last, the summary.
std::vector<std::string> faults_in(std::string_view puzzle, const std::vector<std::string>& objects, Tally& tally);

/// The first fault; empty if there is none.
std::string fault_in(std::string_view puzzle, const std::vector<std::string>& objects, Tally& tally);

/// What is wrong with the last of these steps alone; those before it are believed. For steps that were damaged.
std::string fault_in_last(std::string_view puzzle, const std::vector<std::string>& steps, std::string_view summary);

}  // namespace gridwright::judge
