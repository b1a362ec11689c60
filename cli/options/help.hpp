#pragma once

// The help of the program: an overview, a page for each command, and pages on what several commands share.

#include "cli/commands.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gridwright::cli {

std::string general_help();

std::string help_for(const Command& command);

/// The page on a topic: a command, labelings, engines, formats, or a kind of puzzle. Nothing when there is none.
std::optional<std::string> help_on(std::string_view topic);

/// The names of all topics.
std::vector<std::string_view> help_topics();

}  // namespace gridwright::cli
