#pragma once

// What must hold: the ratios that the project asks of its engines, set by set, judged by the scores of one run.

#include "bench/score.hpp"

#include <string>
#include <vector>

namespace gridwright::bench {

enum class Judgement { yes, no, absent };

/// A demand and what came of it.
struct Finding {
    std::string set, demand;
    std::string must, aim, measured;
    Judgement holds = Judgement::absent;
    bool aim_reached = false;
};

/// "12x", "1.20x".
std::string times(double number);

/// Every demand on the sets that were run.
std::vector<Finding> judge(const std::vector<SetScores>& results);

}  // namespace gridwright::bench
