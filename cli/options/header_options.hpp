#pragma once

// What boards say in their headers by a word, said on the command line for all of them: `--pegs none`. The rows come
// from the notations.

#include "cli/options/option_table.hpp"
#include "gridwright/sheet/sheet.hpp"

#include <span>
#include <vector>

namespace gridwright::cli {

/// A row for each key of a header that takes words.
std::vector<OptionRow> header_options();

/// Makes the sheet say these words; what it has no such option or word for stays as it is.
void say_in_header(std::span<const HeaderWord> words, sheet::Sheet& sheet);

}  // namespace gridwright::cli
