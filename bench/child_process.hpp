#pragma once

// Runs other programs and measures their time and memory: our own command line, and the programs we compare with.

#include "gridwright/base/result.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace gridwright::bench {

/// The time and memory that a program took.
struct Cost {
    double seconds = 0;    ///< wall-clock time
    double processor = 0;  ///< processor seconds of all its threads
    double megabytes = 0;  ///< peak memory
    int code = 0;
    bool cut = false;  ///< we ended it
};

/// Runs a program with its output in a file and waits for it. Ends it after `most` seconds of processor time, or when a
/// signal asks us to stop.
base::Result<Cost> run_program(const std::vector<std::string>& command, const std::filesystem::path& output,
                               std::optional<unsigned> most = {});

}  // namespace gridwright::bench
