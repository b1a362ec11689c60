#pragma once

// The command-line options of the benchmark.

#include "bench/score.hpp"
#include "gridwright/base/result.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gridwright::bench {

struct Options {
    std::vector<std::string> sets;     ///< patterns; empty means all
    std::vector<std::string> engines;  ///< empty means all
    int rounds = 60;
    Time limit = std::chrono::seconds(10);
    bool quick = false, stream_only = false, generation_only = false, explaining_only = false, write = false;
    bool help = false;
    std::optional<std::string> out;  ///< a folder
};

/// Reads the arguments; an error says what is wrong with them.
base::Result<Options> options_from(const std::vector<std::string>& arguments);

std::string help_text();

/// Whether the name matches one of the patterns; any name does when there are none.
bool fits(const std::string& name, const std::vector<std::string>& patterns);

}  // namespace gridwright::bench
