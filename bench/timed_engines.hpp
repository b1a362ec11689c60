#pragma once

// The engines that the benchmark times: those of the registry except the judge `brute`, and the peers, which exist only
// for comparison.

#include "gridwright/kernel/engine.hpp"

#include <memory>
#include <string>
#include <vector>

namespace gridwright::bench {

/// An engine in the benchmark.
struct TimedEngine {
    std::string name;
    std::unique_ptr<kernel::Engine> engine;
    double most_seconds;  ///< the most seconds for one puzzle, whatever the limit is
};

/// Every engine and peer of this build.
std::vector<TimedEngine> timed_engines();

/// The engines and peers that this build lacks, such as `gecode`.
std::vector<std::string> absent();

}  // namespace gridwright::bench
