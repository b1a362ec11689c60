#pragma once

// The table of commands, which the dispatcher, the parser and the help read. A row holds everything specific to its
// command, as text and as functions, so none of its readers knows a command by name.

#include "cli/options/option_values.hpp"

#include <span>
#include <string>
#include <string_view>

namespace gridwright::cli {

struct Options;
class Output;

/// Which options a command takes besides --quiet; a set of bits.
enum OptionGroup : unsigned {
    reading = 1,         ///< puzzles from files
    searching = 2,       ///< an engine and how it searches
    counting = 4,        ///< how many solutions; at most one of these options at a time
    making = 8,          ///< which puzzles to make
    answering = 16,      ///< an answer to each board: overrides for its header, extra lines
    writing = 32,        ///< puzzles in a format, perhaps to a file
    asking = 64,         ///< boards of a kind, by questions and answers on the standard streams
    studying = 128,      ///< recipes of studies, and how to run them
    checking = 512,      ///< reports about boards
    reporting = 256,     ///< reports in a format, perhaps to a file
    grading = 1024,      ///< which grades
    hinting = 2048,      ///< how much a hint tells
    explaining = 4096,   ///< which steps, and in which format
    tracing = 8192,      ///< what a search does, to a file of its own
    improving = 65536,   ///< what to improve in a puzzle
    rendering = 131072,  ///< what a picture shows, and in which format
    binding = 262144,    ///< the pages of a book
    naming = 524288,     ///< the file for the output, of commands whose format is fixed
    exporting = 16384,   ///< puzzles in any format, also for other programs, perhaps to a file
    playing = 1048576,   ///< which game to play
    drawing = 32768,     ///< how to draw boards for people
};

struct Command {
    std::string_view name;
    std::string_view summary;
    unsigned groups;  ///< of options
    /// What follows the name on a command line, and perhaps a paragraph about it.
    std::string_view usage;
    /// Reads the positional arguments after the options; returns a sentence when the whole makes no sense. Null where
    /// the command takes none.
    Problem (*complete)(std::span<const std::string> words, Options& options);
    std::string (*more_help)();  ///< help text after the options; null for none
    std::string_view examples;
    int (*run)(const Options& options, Output& output);  ///< returns the exit code
    bool opens_output = false;  ///< `run` opens the -o file itself, once it knows there will be output
};

std::span<const Command> commands();

int solve(const Options& options, Output& output);
int check(const Options& options, Output& output);
int ask(const Options& options, Output& output);
int convert(const Options& options, Output& output);
int generate(const Options& options, Output& output);
int grade(const Options& options, Output& output);
int hint(const Options& options, Output& output);
int explain(const Options& options, Output& output);
int improve(const Options& options, Output& output);
int render(const Options& options, Output& output);
int book(const Options& options, Output& output);
int play_game(const Options& options, Output& output);
int study(const Options& options, Output& output);
int list_engines(const Options& options, Output& output);
int list_formats(const Options& options, Output& output);

}  // namespace gridwright::cli
