#pragma once

#include "cli/options/option_table.hpp"

#include <vector>

namespace gridwright::cli {

/// The options of `grade`, `hint` and `explain` alone.
std::vector<OptionRow> explain_options();

/// Reads the positional arguments as files.
Problem complete_explain(std::span<const std::string> words, Options& options);

/// Reads the positional arguments as files, or with --levels as kinds of puzzles.
Problem complete_grade(std::span<const std::string> words, Options& options);

}  // namespace gridwright::cli
