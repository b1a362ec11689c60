#pragma once

// The table of options: how each is written, what it means, which commands take it and how its value is read. Names of
// engines and formats, settings of `generate` and header options come from the tables of the library, so a new one
// needs no line here.

#include "cli/options/arguments.hpp"
#include "gridwright/kernel/engine.hpp"

#include <functional>
#include <span>

namespace gridwright::cli {

struct OptionRow {
    enum class Value {
        none,
        required,
        attached,  ///< optional, and only after `=`
    };

    std::string name;  ///< "--engine", "-o"
    Value value;
    std::string value_name;  ///< in help: "SECONDS"
    unsigned groups;         ///< taken by the commands that have one of these; 0 = by every command
    /// For help; none for the setting of a kind, which help lists by kind.
    std::function<std::string()> meaning;
    /// Stores the value in the options; returns what would be right when the value is wrong.
    std::function<Problem(std::string_view value, Options& options)> read;
    /// True of the engines that use the option; null when all do.
    bool kernel::EngineRow::*used_by = nullptr;
};

bool takes(const Command& command, const OptionRow& row);

/// The rows. A name occurs twice where commands give it different meanings.
std::span<const OptionRow> option_table();

/// Why an option makes no sense with the chosen engine; nothing when it does.
Problem unused_by_engine(const OptionRow& row, const Options& options);

/// Reads the positional arguments as files with puzzles; none means standard input.
Problem complete_files(std::span<const std::string> words, Options& options);

}  // namespace gridwright::cli
