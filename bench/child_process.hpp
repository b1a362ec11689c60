#pragma once

#include "gridwright/base/result.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace gridwright::bench {

/// What another program cost.
struct Cost {
    double seconds = 0;    ///< on the wall
    double processor = 0;  ///< seconds of all its threads
    double megabytes = 0;  ///< of memory at its peak
    int code = 0;
    bool cut = false;  ///< ended by us
};

/// Runs a program with its output in a file and waits for it; ends it when it has had `most` seconds of the processor,
/// and when a signal asks us to stop.
base::Result<Cost> run_program(const std::vector<std::string>& command, const std::filesystem::path& output,
                               std::optional<unsigned> most = {});

}  // namespace gridwright::bench
