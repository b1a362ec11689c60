#pragma once

#include "cli/commands.hpp"
#include "gridwright/answers/check.hpp"
#include "gridwright/answers/draw.hpp"
#include "gridwright/answers/hint.hpp"
#include "gridwright/answers/improve.hpp"
#include "gridwright/answers/make.hpp"
#include "gridwright/answers/output_format.hpp"
#include "gridwright/answers/setter_check.hpp"
#include "gridwright/answers/solve.hpp"
#include "gridwright/answers/why.hpp"
#include "gridwright/kernel/search.hpp"
#include "gridwright/sheet/notation.hpp"
#include "paper/book.hpp"
#include "paper/picture_file.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gridwright::cli {

using answers::Goal;

/// The arguments of `study`.
struct Studying {
    enum class Action { list, show, run };
    Action action = Action::list;
    std::vector<std::string> recipes;   ///< names or files; "all" is every recipe of one folder
    std::optional<std::string> folder;  ///< of the user's own recipes
    std::string out = "study-results";  ///< the folder of the results
    bool quick = false, resume = false;
};

/// A header option for every board, such as `--pegs none`.
struct HeaderWord {
    std::string key, word;
};

/// The arguments of `grade`, `hint` and `explain`.
struct Explaining {
    std::optional<answers::WhyText> why;  ///< which part of the explanation
    int questions = 0;                    ///< of --why and --why-not
    answers::Reveal reveal = answers::Reveal::move;
    std::optional<std::string> puzzle;          ///< the file with the puzzle that the boards belong to
    std::string_view without;                   ///< the id of a technique
    bool html = false;                          ///< a page
    bool brief = false;                         ///< a short line for each step
    bool levels = false;                        ///< show ladders
    std::vector<const sheet::Notation*> kinds;  ///< whose
};

/// The arguments of `improve`.
struct Improving {
    std::vector<answers::Improvement> wanted;  ///< one, once the command line is complete
    std::optional<std::string> towards;        ///< the file with the boards to work towards
};

/// The arguments of `render`.
struct Drawing {
    const paper::PictureFormat* format = nullptr;  ///< set once the command line is complete
    answers::DrawWishes wishes;
};

/// The arguments of `play`. Which new puzzle to make is in `make`.
struct Playing {
    std::optional<std::string> file;  ///< with the puzzle
    std::uint64_t number = 1;         ///< which puzzle of the file
    bool anew = false;                ///< ignore the saved game
};

/// When drawings have colours.
enum class Colour { automatic, always, never };

/// A command line after parsing.
struct Options {
    const Command* command = nullptr;
    std::vector<std::string> files;  ///< `-` is standard input
    std::optional<answers::OutputFormat> to;
    const formats::Codec* from = nullptr;  ///< none: every format is recognised
    std::vector<HeaderWord> header;        ///< overrides in every board
    std::optional<std::string> output;
    std::optional<std::string> trace;  ///< the file for the search trees of `solve`
    std::string engine;
    kernel::Search search;  ///< how to search; the goal says how many solutions
    Goal goal = Goal::one;
    answers::MakeAsk make;                            ///< what `generate` makes; it draws a seed if there is none
    answers::Depth depth = answers::Depth::possible;  ///< of `check`
    bool summary = false;                             ///< `check` ends with figures about all boards
    bool resume = false;                              ///< `generate` continues its file
    bool solutions = false;                           ///< `generate` prints them, too
    const sheet::Notation* asked = nullptr;           ///< the kind of board that `ask` offers
    Studying studying;
    Explaining explaining;
    answers::SetterWishes wishes;  ///< what else `check` finds out
    Improving improving;
    Drawing drawing;
    paper::BookSettings book;
    Playing playing;
    int jobs = 1;
    Colour colour = Colour::automatic;
    bool clues = true;  ///< drawings have them
    bool stats = false;
    bool quiet = false;
};

/// Options to run with, or a help text for stdout, or a complaint for stderr.
struct Arguments {
    std::optional<Options> options;
    std::string help;
    std::string complaint;
};

/// Parses a command line; its first word is the name of the program.
Arguments parse_arguments(std::span<const char* const> words);

}  // namespace gridwright::cli
