#pragma once

#include "cli/options/option_table.hpp"

#include <vector>

namespace gridwright::cli {

/// The options of `generate` alone: which puzzles to make, and every setting of every kind.
std::vector<OptionRow> generate_options();

/// Reads the positional argument as the kind; returns a sentence when something is missing or contradictory.
Problem complete_generate(std::span<const std::string> words, Options& options);

/// Help on the kinds with their sizes and settings.
std::string generate_help();

}  // namespace gridwright::cli
