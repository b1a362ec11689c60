#pragma once

// How answers are written: `#` lines in text, `%` lines in Prolog, plain lines for people, members in JSON.

#include "cli/output/output_style.hpp"
#include "gridwright/kernel/outcome.hpp"
#include "gridwright/puzzles/puzzle.hpp"
#include "gridwright/sheet/sheet.hpp"

#include <string>

namespace gridwright::cli {

/// What answers call the number of cells that a puzzle wants fewest of.
inline constexpr std::string_view fewest_key = "pegs";

/// What an engine did for one puzzle.
struct Effort {
    std::string_view engine;  ///< empty when none was needed
    std::chrono::nanoseconds time{};
    kernel::Stats stats;
};

/// Appends a line of its own about an answer.
void append_note(formats::Format format, std::string_view line, std::string& into);

/// Appends a board: drawn for people, or written to be read again.
void append_board(const puzzles::Puzzle& puzzle, const sheet::Sheet& board, const OutputStyle& style,
                  std::string& into);

/// Appends what --stats asks for, a line each.
void append_effort_notes(formats::Format format, const Effort& effort, std::string& into);

/// Appends the members `engine`, `seconds` and `stats`, without a comma before or after.
void append_effort_members(const Effort& effort, std::string& into);

/// A JSON number, or null.
std::string json_number(const std::optional<int>& number);

/// Seconds in fixed notation, to the nanosecond and with four significant digits or more.
std::string seconds_text(std::chrono::nanoseconds time);

}  // namespace gridwright::cli
