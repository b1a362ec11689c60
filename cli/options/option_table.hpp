#pragma once

// Every option but the files, in one table: how it is written, what it means, which commands take it, and how its
// value is read. The values of choices come from the tables of the library, and so do the settings of the kinds that
// can be generated and the words of headers, so a new engine, format, setting or word needs no line here.

#include "cli/options/arguments.hpp"

#include <functional>
#include <span>

namespace gridwright::cli {

struct OptionRow {
    enum class Value {
        none,
        required,
        attached,  ///< may follow after `=`, and only there
    };

    std::string name;  ///< "--engine", "-o"
    Value value;
    std::string value_name;  ///< in help: "SECONDS"
    unsigned groups;         ///< taken by the commands that have one of these; 0 = by every command
    /// For help; none for the setting of a kind, which help lists by kind.
    std::function<std::string()> meaning;
    /// Puts the value into the options; gives what would be right when it is not.
    std::function<Problem(std::string_view value, Options& options)> read;
};

/// The rows. A name may occur twice, for commands that mean different things by it.
std::span<const OptionRow> option_table();

/// Takes the words beside the options for files with puzzles; none is standard input.
Problem complete_files(std::span<const std::string> words, Options& options);

/// The names of engines, labelings and strengths with their meanings, for help.
std::string search_help();

}  // namespace gridwright::cli
