#pragma once

// The speed that the project demands of its engines: ratios of times, set by set, judged by the scores of one
// benchmark.

#include "bench/score.hpp"

#include <string>
#include <vector>

namespace gridwright::bench {

/// Whether a demand holds; `absent` when this build lacks an engine to measure.
enum class Judgement { yes, no, absent };

/// A demand, and whether the measurements meet it.
struct JudgedDemand {
    std::string set, demand;
    std::string must, aim, measured;
    Judgement holds = Judgement::absent;
    bool aim_reached = false;
};

/// "12x", "1.20x".
std::string times(double number);

/// Judges every demand on these sets.
std::vector<JudgedDemand> judge(const std::vector<SetScores>& results);

}  // namespace gridwright::bench
