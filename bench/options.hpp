#pragma once

#include "bench/score.hpp"
#include "gridwright/base/result.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gridwright::bench {

struct Options {
    std::vector<std::string> sets;     ///< patterns; empty = all
    std::vector<std::string> engines;  ///< empty = all
    int rounds = 60;
    Time limit = std::chrono::seconds(10);
    bool quick = false, stream_only = false, generation_only = false, write = false, help = false;
    std::optional<std::string> out;  ///< a folder
};

/// What the arguments ask for, or what is wrong with them.
base::Result<Options> options_from(const std::vector<std::string>& arguments);

std::string help_text();

/// Whether the name fits one of the patterns, or there are none.
bool fits(const std::string& name, const std::vector<std::string>& patterns);

}  // namespace gridwright::bench
