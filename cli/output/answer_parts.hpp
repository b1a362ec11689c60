#pragma once

// How answers are written besides JSON: `#` lines in text, `%` lines in Prolog, plain lines for people.

#include "cli/output/output_style.hpp"
#include "gridwright/answers/json.hpp"
#include "gridwright/answers/solve.hpp"

#include <string>

namespace gridwright::cli {

/// A puzzle of the input, and which one it is.
struct Task {
    const puzzles::Puzzle& puzzle;
    answers::About about;
    bool one_of_many = false;
};

/// Appends a line of its own about an answer.
void append_note(answers::OutputFormat format, std::string_view line, std::string& into);

/// Appends which puzzle the answer is about, where there are several.
void append_whereabouts(const Task& task, answers::OutputFormat format, std::string& into);

/// Appends a board: drawn for people, or written to be read again.
void append_board(const puzzles::Puzzle& puzzle, const sheet::Sheet& board, const OutputStyle& style,
                  std::string& into);

/// Appends what --stats asks for, a line each.
void append_effort_notes(answers::OutputFormat format, const answers::Effort& effort, std::string& into);

}  // namespace gridwright::cli
