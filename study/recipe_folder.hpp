#pragma once

// Where recipes lie: in a folder that is told; else in the source tree that the program is run in; else in what was
// installed with the program.

#include "study/recipe.hpp"

namespace gridwright::study {

/// The folder; nothing when none of those places has one.
std::optional<std::string> recipe_folder(const std::optional<std::string>& told);

/// The recipes in a folder by name, in the order of their names.
std::vector<std::string> recipes_in(const std::string& folder);

/// The file of a recipe: the name may be a file itself, with a slash or with the ending, else it is one in the folder.
std::string file_of(const std::string& folder, const std::string& name);

/// The name of a recipe by its file: "skyscraper-size".
std::string name_of_file(const std::string& file);

/// The recipe in a file. An error is "file: reason" or "file:line: reason".
base::Result<Recipe> read_recipe_file(const std::string& file);

}  // namespace gridwright::study
