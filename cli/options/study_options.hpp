#pragma once

#include "cli/options/option_table.hpp"

#include <vector>

namespace gridwright::cli {

/// The options of `study` alone.
std::vector<OptionRow> study_options();

/// Reads the positional arguments as the action and its recipes; returns a sentence when they make no sense.
Problem complete_study(std::span<const std::string> words, Options& options);

/// The command that repeats this study.
std::string study_command(const Options& options);

/// Help on the actions and on where recipes are found.
std::string study_help();

}  // namespace gridwright::cli
