#pragma once

#include "gridwright/base/result.hpp"

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
};

/// Runs a program with its output in a file and waits for it.
base::Result<Cost> run_program(const std::vector<std::string>& command, const std::filesystem::path& output);

}  // namespace gridwright::bench
