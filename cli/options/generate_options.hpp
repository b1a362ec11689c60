#pragma once

#include "cli/options/option_table.hpp"

#include <vector>

namespace gridwright::cli {

/// The rows that only making puzzles needs: which ones, and then every setting of every kind.
std::vector<OptionRow> making_options();

/// Takes the words beside the options for the kind; gives a sentence when what is asked for is not all said, or
/// contradicts itself.
std::optional<std::string> complete_making(std::span<const std::string> words, Options& options);

}  // namespace gridwright::cli
