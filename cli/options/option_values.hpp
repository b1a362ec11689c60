#pragma once

// How the values of options are read.

#include "gridwright/base/text.hpp"

#include <optional>
#include <string>

namespace gridwright::cli {

/// What would be right, when a value is not: the end of a sentence that begins with the option.
using Problem = std::optional<std::string>;

using base::read_number;

}  // namespace gridwright::cli
