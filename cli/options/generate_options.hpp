#pragma once

#include "cli/options/option_table.hpp"

#include <vector>

namespace gridwright::cli {

/// The rows that only making puzzles needs: which ones, and then every setting of every kind.
std::vector<OptionRow> generate_options();

/// Takes the words beside the options for the kind; gives a sentence when what is asked for is not all said, or
/// contradicts itself.
Problem complete_generate(std::span<const std::string> words, Options& options);

/// The kinds that can be generated, their sizes and settings, for help.
std::string generate_help();

}  // namespace gridwright::cli
