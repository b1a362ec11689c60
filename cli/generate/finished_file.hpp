#pragma once

#include "cli/options/arguments.hpp"

namespace gridwright::cli {

/// Whether a file holds exactly the puzzles that the command makes, each with the right origin. Without a seed, any
/// seed is right.
bool is_finished(const std::string& file, const answers::MakeAsk& make, answers::OutputFormat format, bool solutions);

}  // namespace gridwright::cli
