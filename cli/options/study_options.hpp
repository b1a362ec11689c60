#pragma once

#include "cli/options/option_table.hpp"

#include <vector>

namespace gridwright::cli {

/// The rows that only studies need.
std::vector<OptionRow> studying_options();

/// Takes the words beside the options for what to do and with which recipes; gives a sentence when they do not say it.
std::optional<std::string> complete_studying(std::span<const std::string> words, Options& options);

/// The command that does the same again.
std::string study_command(const Options& options);

inline constexpr std::string_view studying_help =
    "Actions:\n"
    "  list                the recipes that are there, with their titles\n"
    "  show RECIPE...      what a recipe says and how much there is to run\n"
    "  run RECIPE...       run recipes: names from the list, files, or all\n"
    "\n"
    "Recipes lie in --recipes DIR, else in study/recipes of the source tree that the program is run in, else in the\n"
    "share folder that was installed with it. docs/studies.md describes how to write one.\n";

}  // namespace gridwright::cli
