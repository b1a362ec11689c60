#pragma once

#include "cli/options/option_table.hpp"

#include <vector>

namespace gridwright::cli {

/// The rows that only studies need.
std::vector<OptionRow> study_options();

/// Takes the words beside the options for what to do and with which recipes; gives a sentence when they do not say it.
Problem complete_study(std::span<const std::string> words, Options& options);

/// The command that does the same again.
std::string study_command(const Options& options);

/// The actions, and where recipes are found, for help.
std::string study_help();

}  // namespace gridwright::cli
