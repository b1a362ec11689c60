#pragma once

#include "cli/options/option_table.hpp"

#include <vector>

namespace gridwright::cli {

/// The options of `improve`, and those of `check` about what a setter wants to know.
std::vector<OptionRow> setter_options();

/// Reads the positional arguments as files; what a setter wants to know is not about a player's boards.
Problem complete_check(std::span<const std::string> words, Options& options);

/// Reads the positional arguments as files; needs to know what to improve.
Problem complete_improve(std::span<const std::string> words, Options& options);

}  // namespace gridwright::cli
