#pragma once

// The tokens of a line of text, and those that only draw a frame. A frame is made of + - | or of the box-drawing
// characters of Unicode.

#include <string_view>

namespace gridwright::formats::text {

/// Stands behind a cell or clue of a drawing that is wrong, and says nothing about the board.
inline constexpr char wrong_mark = '!';

/// Takes the next token from the front of a line; empty at its end. Bars and box-drawing characters separate, and so
/// does the character `also`; `#` ends the line.
std::string_view take_token(std::string_view& line, char also = '|');

/// True for a bar or a box-drawing character.
bool begins_with_bar(std::string_view text);
bool has_bars(std::string_view line);

/// True for a token of `+` and `-` only.
bool is_edge(std::string_view token);

/// True when the line only draws a frame: `+----+`, `| |`, `-----`; a lone `-` without any `+` may be a cell.
bool is_frame(std::string_view line);

}  // namespace gridwright::formats::text
