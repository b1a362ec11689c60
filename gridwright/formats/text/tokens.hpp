#pragma once

// The tokens of a line of text, and those that only draw a frame.

#include <string_view>

namespace gridwright::formats::text {

/// Takes the next token from the front of a line; empty at its end. Bars separate, and `#` ends the line.
std::string_view take_token(std::string_view& line);

/// True for a token of `+` and `-` only.
bool is_edge(std::string_view token);

/// True when the line only draws a frame: `+----+`, `| |`, `-----`; a lone `-` without any `+` may be a cell.
bool is_frame(std::string_view line);

}  // namespace gridwright::formats::text
