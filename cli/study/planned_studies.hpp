#pragma once

// The studies that the command line names: recipes that are read, with their puzzles loaded and their runs planned.

#include "cli/options/arguments.hpp"
#include "study/recipe_folder.hpp"
#include "study/run_record_file.hpp"
#include "study/runs.hpp"

namespace gridwright::cli {

/// A recipe with its plan, and the file of its records.
struct Study {
    std::string name;
    study::Recipe recipe;
    study::Plan plan;
    std::optional<study::RunRecordFile> file = {};
    std::size_t before = 0;  ///< runs that were recorded before this command
};

/// How the command wants its studies run.
study::RunOptions run_options(const Options& options);

/// Reads and plans the studies of the command. An error is a sentence, also when a signal ends the planning.
base::Result<std::vector<Study>> planned(const Options& options);

/// The runs that are not recorded yet.
std::vector<const study::PlannedRun*> open_runs(const Study& study);

/// A sentence for a command that finds no recipes.
std::string no_recipes(const study::RecipeFolders& folders);

/// Says so when a recipe of the user hides one of the same name that comes with the program.
void tell_hidden(const study::RecipeFolders& folders, const std::string& name);

/// "This build has no engine gecode."
std::string missing_engines(const study::Plan& plan);

}  // namespace gridwright::cli
