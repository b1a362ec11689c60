#pragma once

// Finds recipes: in the folder that the user names, else in the source tree around the working directory, else among
// the files that were installed with the program.

#include "study/recipe.hpp"

namespace gridwright::study {

/// The folder of recipes; none when none of those places has one.
std::optional<std::string> recipe_folder(const std::optional<std::string>& named);

/// The names of the recipes in a folder, sorted.
std::vector<std::string> recipes_in(const std::string& folder);

/// The file of a recipe. A name with a slash is a path, one with the ending may be a file here; else it is in the
/// folder.
std::string file_of(const std::string& folder, const std::string& name);

/// The name of the recipe in a file: "skyscraper-size".
std::string name_of_file(const std::string& file);

/// The recipe in a file. An error is "file: reason" or "file:line: reason".
base::Result<Recipe> read_recipe_file(const std::string& file);

}  // namespace gridwright::study
