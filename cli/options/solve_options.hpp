#pragma once

#include "cli/options/arguments.hpp"

#include <span>

namespace gridwright::cli {

/// Reads the positional arguments as files with puzzles; returns a sentence when a trace cannot be written as asked.
Problem complete_solve(std::span<const std::string> words, Options& options);

}  // namespace gridwright::cli
