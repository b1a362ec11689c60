#pragma once

#include "cli/options/option_table.hpp"

#include <vector>

namespace gridwright::cli {

/// The options of `render` and `book` alone.
std::vector<OptionRow> paper_options();

/// Reads the positional arguments as files, and the format from the name of the output where no option says it.
Problem complete_render(std::span<const std::string> words, Options& options);

/// Reads the positional arguments as files; a book needs a name for its file.
Problem complete_book(std::span<const std::string> words, Options& options);

}  // namespace gridwright::cli
