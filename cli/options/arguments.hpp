#pragma once

#include "cli/commands.hpp"
#include "gridwright/answers/make.hpp"
#include "gridwright/answers/output_format.hpp"
#include "gridwright/answers/solve.hpp"
#include "gridwright/kernel/search.hpp"
#include "gridwright/sheet/notation.hpp"

#include <optional>
#include <string>
#include <vector>

namespace gridwright::cli {

using answers::Goal;

/// What `study` is asked for.
struct Studying {
    enum class Action { list, show, run };
    Action action = Action::list;
    std::vector<std::string> recipes;   ///< names or files; "all" is every recipe of the folder
    std::optional<std::string> folder;  ///< of the recipes; none: where they usually are
    std::string out = "study-results";  ///< the folder of the results
    bool quick = false, resume = false;
};

/// What `--pegs none` says: the word that every board with this option is to have.
struct HeaderWord {
    std::string key, word;
};

/// A command line, understood.
struct Options {
    const Command* command = nullptr;
    std::vector<std::string> files;  ///< `-` is standard input
    std::optional<answers::OutputFormat> to;
    const formats::Codec* from = nullptr;  ///< none: every format is recognised
    std::vector<HeaderWord> header;        ///< said for every board, whatever it says itself
    std::optional<std::string> output;
    std::string engine;
    kernel::Search search;  ///< how to look; how many solutions follows from the goal
    Goal goal = Goal::one;
    answers::MakeAsk make;                   ///< what `generate` makes; without a seed one is drawn
    bool resume = false;                     ///< `generate` goes on with its file
    const sheet::Notation* asked = nullptr;  ///< the kind of board that `ask` asks for
    Studying studying;
    int jobs = 1;
    bool stats = false;
    bool quiet = false;
};

/// Options to run with; or else a help text for stdout, or a complaint for stderr, to end with.
struct Arguments {
    std::optional<Options> options;
    std::string help;
    std::string complaint;
};

/// Understands the words of a command line; the first is the name of the program.
Arguments parse_arguments(std::span<const char* const> words);

}  // namespace gridwright::cli
