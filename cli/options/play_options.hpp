#pragma once

#include "cli/options/option_table.hpp"

namespace gridwright::cli {

/// How long a hint or a check may take while somebody waits for it.
inline constexpr std::chrono::seconds usual_wait{5};

std::vector<OptionRow> play_options();

/// Reads the kind of puzzle, or the file.
Problem complete_play(std::span<const std::string> words, Options& options);

/// The kinds and the keys.
std::string play_help();

}  // namespace gridwright::cli
