#include "study/recipe_folder.hpp"

#include "host/input_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace gridwright::study {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".study";
constexpr std::size_t longest_recipe = std::size_t{1} << 20;

/// `study/recipes` in the working directory or in a folder above it.
std::optional<fs::path> in_source_tree() {
    std::error_code ignored;
    fs::path around;
    for (fs::path here = fs::current_path(ignored); !here.empty(); here = here.parent_path(), around /= "..") {
        if (fs::is_directory(here / "study" / "recipes", ignored)) return around / "study" / "recipes";
        if (here == here.parent_path()) break;
    }
    return std::nullopt;
}

std::optional<fs::path> installed() {
    std::error_code problem;
    const fs::path program = fs::read_symlink("/proc/self/exe", problem);
    fs::path folder = program.parent_path().parent_path() / "share" / "gridwright" / "study" / "recipes";
    if (problem || !fs::is_directory(folder, problem)) return std::nullopt;
    return folder;
}

}  // namespace

std::optional<std::string> recipe_folder(const std::optional<std::string>& named) {
    if (named) return named;
    for (const auto find : {in_source_tree, installed})
        if (const auto folder = find()) return folder->string();
    return std::nullopt;
}

std::vector<std::string> recipes_in(const std::string& folder) {
    std::vector<std::string> names;
    std::error_code problem;
    for (const auto& entry : fs::directory_iterator(folder, problem))
        if (entry.path().extension() == ending && entry.is_regular_file(problem))
            names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

std::string file_of(const std::string& folder, const std::string& name) {
    std::error_code ignored;
    if (name.find('/') != std::string::npos) return name;
    if (name.ends_with(ending) && fs::exists(name, ignored)) return name;
    return (fs::path(folder) / (name + std::string(name.ends_with(ending) ? "" : ending))).string();
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
