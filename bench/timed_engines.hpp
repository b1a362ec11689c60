#pragma once

// What is timed: the engines of the registry, but for the judge, and the peers, engines that exist only to be
// compared with.

#include "gridwright/kernel/engine.hpp"

#include <memory>
#include <string>
#include <vector>

namespace gridwright::bench {

struct TimedEngine {
    std::string name;
    std::unique_ptr<kernel::Engine> engine;
    double shortest_patience;  ///< seconds at most for one puzzle, whatever the limit is
};

/// Every engine and peer of this build.
std::vector<TimedEngine> timed_engines();

/// What a fuller build would have, such as `gecode`.
std::vector<std::string> absent();

}  // namespace gridwright::bench
