#pragma once

#include "cli/options/arguments.hpp"

namespace gridwright::cli {

/// Whether a file is what the command makes: as many puzzles, each with the origin that it should have. Without a
/// seed it may be of any.
bool is_finished(const std::string& file, const answers::MakeAsk& make, answers::OutputFormat format);

}  // namespace gridwright::cli
