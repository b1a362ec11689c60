#pragma once

// Options that override a header option of every board, such as `--pegs none`. The rows come from the notations.

#include "cli/options/option_table.hpp"
#include "gridwright/sheet/sheet.hpp"

#include <span>
#include <vector>

namespace gridwright::cli {

/// A row for each header option whose values are words.
std::vector<OptionRow> header_options();

/// Overrides the options that the sheet has; ignores the others.
void say_in_header(std::span<const HeaderWord> words, sheet::Sheet& sheet);

}  // namespace gridwright::cli
