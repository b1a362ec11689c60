#pragma once

// Finds recipes: those of the user in the folder that a command names, and those that come with the program. The latter
// are found from where the program lies, never from the working directory.

#include "study/recipe.hpp"

namespace gridwright::study {

/// Where recipes are. A name means the recipe in `own` when both folders have it.
struct RecipeFolders {
    std::optional<std::string> own;      ///< the user's
    std::optional<std::string> bundled;  ///< that of the program; none when it is missing, or is `own`
};

/// The folders of a command that names its own folder or none; an error when there is no such folder.
base::Result<RecipeFolders> recipe_folders(const std::optional<std::string>& own);

/// The names of the recipes in a folder, by their `order` and then by name.
std::vector<std::string> recipes_in(const std::string& folder);

/// The file of the recipe of that name in a folder, whether it exists or not.
std::string file_in(const std::string& folder, const std::string& name);

/// The file of a recipe; none when it does not exist. A name with a slash is a path, one with the ending may be a file
/// in the working directory; else it is in one of the folders.
std::optional<std::string> file_of(const RecipeFolders& folders, const std::string& name);

/// Whether both folders have a recipe of that name, so that the one of the program cannot be seen.
bool hides_bundled(const RecipeFolders& folders, const std::string& name);

/// The name of the recipe in a file: "skyscraper-size".
std::string name_of_file(const std::string& file);

/// The recipe in a file. An error is "file: reason" or "file:line: reason".
base::Result<Recipe> read_recipe_file(const std::string& file);

}  // namespace gridwright::study
