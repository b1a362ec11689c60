#pragma once

// How a record begins. The first character tells the format; a whole line tells whether a new record begins there,
// which matters after a mistake (where to go on) and inside a board (whether it was cut).

#include "gridwright/formats/cursor.hpp"
#include "gridwright/formats/format.hpp"
#include "gridwright/sheet/notation.hpp"

#include <optional>
#include <span>

namespace gridwright::formats {

/// What a reader takes.
struct Accepted {
    std::span<const sheet::Notation* const> notations;
    std::optional<Format> forced = {};

    bool takes(Format format) const { return !forced || *forced == format; }
};

inline bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

inline bool is_lower(char c) {
    return c >= 'a' && c <= 'z';
}

inline bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// The format of the record that the cursor stands before; the cursor stays there.
Format recognise(Cursor& cursor, const Accepted& accepted);

/// True when the line begins a comment of one of the accepted formats.
bool is_comment(std::string_view line, const Accepted& accepted);

/// A line of text, or of a game ID, up to the `#` that begins a comment. Only there every byte matters: a comment may
/// be in any encoding.
std::string_view without_comment(std::string_view line);

/// True when a record of an accepted format seems to begin with this line: a JSON object, a Prolog term, a game ID, or
/// a header, which is the name of a puzzle, or any word with only sizes and options after it. Words alone are not
/// enough, or a page of prose would be a mistake for every line.
bool begins_record(std::string_view line, const Accepted& accepted);

/// True for a token of `+` and `-` only.
bool is_edge(std::string_view token);

/// True when the line only draws a frame: `+----+`, `| |`, `-----`; a lone `-` without any `+` may be a cell.
bool is_frame(std::string_view line);

/// Takes the next token from the front of a line; empty at its end. Bars separate, and `#` ends the line.
std::string_view take_token(std::string_view& line);

}  // namespace gridwright::formats
