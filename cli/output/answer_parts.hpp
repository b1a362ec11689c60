#pragma once

// The parts of answers in all formats but JSON: `#` lines in text, `%` lines in Prolog, plain lines in drawings.

#include "cli/output/output_style.hpp"
#include "gridwright/answers/json.hpp"
#include "gridwright/answers/solve.hpp"

#include <functional>
#include <string>

namespace gridwright::cli {

/// A puzzle of the input with its file, line and number.
struct Task {
    const puzzles::Puzzle& puzzle;
    answers::About about;
    bool one_of_many = false;
};

/// Appends a line about the answer.
void append_note(answers::OutputFormat format, std::string_view line, std::string& into);

/// Appends which puzzle the answer is about, if there are several.
void append_whereabouts(const Task& task, answers::OutputFormat format, std::string& into);

/// Says something about cells and clues of a scene by their roles.
using Marking = std::function<void(render::Scene&)>;

/// Appends a board: drawn for people, perhaps with marks, or written to be read again. For a terminal that is too
/// narrow for the drawing, a sentence says so and the board follows as text.
void append_board(const puzzles::Puzzle& puzzle, const sheet::Sheet& board, const OutputStyle& style, std::string& into,
                  const Marking& mark = {});

/// Appends the statistics, a line each.
void append_effort_notes(answers::OutputFormat format, const answers::Effort& effort, std::string& into);

}  // namespace gridwright::cli
