#pragma once

#include <string>
#include <string_view>

namespace gridwright::cli {

/// The text with `?` for every unsafe character, so that a message is one line whatever a file name contains.
std::string one_line(std::string_view text);

/// Writes to standard error at once and ignores failures.
void say(std::string_view text);

/// Prints a message of the program on one line: "gridwright: SENTENCE".
void tell(std::string_view sentence);

}  // namespace gridwright::cli
