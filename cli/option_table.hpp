#pragma once

// Every option but the files, in one table: how it is written, what it means, which commands take it, and how its
// value is read. The values of choices come from the tables of the library, so a new engine or format needs no line
// here.

#include "cli/arguments.hpp"

#include <span>

namespace gridwright::cli {

struct OptionRow {
    enum class Value {
        none,
        required,
        attached,  ///< may follow after `=`, and only there
    };

    std::string_view name;  ///< «--engine», «-o»
    Value value;
    std::string_view value_name;  ///< in help: «SECONDS»
    unsigned groups;              ///< taken by the commands that have one of these; 0 = by every command
    std::string (*meaning)();
    /// Puts the value into the options; gives what would be right when it is not.
    std::optional<std::string> (*read)(std::string_view value, Options& options);
};

std::span<const OptionRow> option_table();

/// The names of engines, labelings and strengths with their meanings, for help.
std::string labeling_help();

}  // namespace gridwright::cli
