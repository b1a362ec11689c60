#pragma once

#include "cli/arguments.hpp"

namespace gridwright::cli {

/// Whether a file is what the command makes, as far as the number of its puzzles and what the first tells of its origin
/// show. Without a seed it may be of any.
bool is_finished(const std::string& file, const Making& making, formats::Format format);

}  // namespace gridwright::cli
