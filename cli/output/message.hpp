#pragma once

#include <string>
#include <string_view>

namespace gridwright::cli {

/// The text with a `?` for whatever is not safe to show, so that a message stays one line whatever a file is called.
std::string one_line(std::string_view text);

/// Writes to standard error at once; a failure there is nobody's concern.
void say(std::string_view text);

/// Says a sentence of the program's own, on one line: "gridwright: SENTENCE".
void tell(std::string_view sentence);

}  // namespace gridwright::cli
