#pragma once

// How the values of options are read.

#include "gridwright/base/text.hpp"

#include <optional>
#include <string>

namespace gridwright::cli {

/// What is wrong with a value, as the end of a sentence that begins with the option; nothing when it is right.
using Problem = std::optional<std::string>;

using base::read_number;

}  // namespace gridwright::cli
