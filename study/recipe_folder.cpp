#include "study/recipe_folder.hpp"

#include "host/input_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>

namespace gridwright::study {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".study";
constexpr std::size_t longest_recipe = std::size_t{1} << 20;

/// The folder of the recipes that come with the program: installed in `../share`, or in the source tree around the
/// program's build folder.
std::optional<fs::path> bundled_folder() {
    std::error_code problem;
    const fs::path program = fs::read_symlink("/proc/self/exe", problem);
    if (problem) return std::nullopt;
    const fs::path recipes = fs::path("study") / "recipes";
    fs::path folder = program.parent_path().parent_path() / "share" / "gridwright" / recipes;
    if (fs::is_directory(folder, problem)) return folder;
    for (fs::path around = program.parent_path(); around != around.parent_path(); around = around.parent_path())
        if (fs::is_directory(around / recipes, problem)) return around / recipes;
    return std::nullopt;
}

bool is_file(const std::string& path) {
    std::error_code ignored;
    return fs::exists(path, ignored);
}

}  // namespace

base::Result<RecipeFolders> recipe_folders(const std::optional<std::string>& own) {
    std::error_code ignored;
    if (own && !fs::is_directory(*own, ignored))
        return base::Error{fmt::format("gridwright: there is no folder {}; --recipes takes one with recipes", *own),
                           {}};
    RecipeFolders folders{own, {}};
    if (const auto bundled = bundled_folder())
        if (!own || !fs::equivalent(*own, *bundled, ignored)) folders.bundled = bundled->string();
    return folders;
}

std::vector<std::string> recipes_in(const std::string& folder) {
    std::vector<std::string> names;
    std::error_code problem;
    for (const auto& entry : fs::directory_iterator(folder, problem))
        if (entry.path().extension() == ending && entry.is_regular_file(problem))
            names.push_back(entry.path().stem().string());
    // A recipe that cannot be read has no order; reading it again says why.
    std::map<std::string, std::uint64_t> positions;
    for (const std::string& name : names) {
        const auto recipe = read_recipe_file(file_in(folder, name));
        positions[name] = recipe ? recipe->order.value_or(UINT64_MAX) : UINT64_MAX;
    }
    std::ranges::sort(names, {}, [&](const std::string& name) { return std::pair(positions[name], name); });
    return names;
}

std::string file_in(const std::string& folder, const std::string& name) {
    return (fs::path(folder) / (name.ends_with(ending) ? name : name + std::string(ending))).string();
}

bool hides_bundled(const RecipeFolders& folders, const std::string& name) {
    return folders.own && folders.bundled && is_file(file_in(*folders.own, name)) &&
           is_file(file_in(*folders.bundled, name));
}

std::optional<std::string> file_of(const RecipeFolders& folders, const std::string& name) {
    const bool is_path = name.find('/') != std::string::npos;
    if (is_path || name.ends_with(ending))
        if (is_file(name)) return name;
    if (is_path) return std::nullopt;
    for (const auto& folder : {folders.own, folders.bundled})
        if (folder && is_file(file_in(*folder, name))) return file_in(*folder, name);
    return std::nullopt;
}

std::string name_of_file(const std::string& file) {
    return fs::path(file).stem().string();
}

base::Result<Recipe> read_recipe_file(const std::string& file) {
    const auto text = host::text_of(file, longest_recipe);
    if (!text) return base::Error{fmt::format("{}: cannot be read: {}", file, text.error().message), {}};
    return read_recipe(*text, file);
}

}  // namespace gridwright::study
