#pragma once

#include "gridwright/base/result.hpp"

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace gridwright::bench {

/// What another program cost.
struct Cost {
    double seconds = 0;    ///< on the wall
    double processor = 0;  ///< seconds of all its threads
    double megabytes = 0;  ///< of memory at its peak
    int code = 0;
    bool ended = true;  ///< by itself
};

/// Runs a program with its output in a file and waits for it; ends it at the limit, and when a signal asks us to stop.
base::Result<Cost> run_program(const std::vector<std::string>& command, const std::filesystem::path& output,
                               std::optional<std::chrono::nanoseconds> limit = {});

}  // namespace gridwright::bench
