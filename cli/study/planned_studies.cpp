#include "cli/study/planned_studies.hpp"

#include "cli/output/message.hpp"
#include "cli/output/progress_line.hpp"
#include "gridwright/base/text.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::cli {
namespace {

/// The names of the recipes that "all" means: those in --recipes, or those that come with the program.
std::vector<std::string> all_recipes(const study::RecipeFolders& folders) {
    const auto& folder = folders.own ? folders.own : folders.bundled;
    return folder ? study::recipes_in(*folder) : std::vector<std::string>();
}

/// The files of the recipes that the command names; an error when one does not exist.
base::Result<std::vector<std::string>> wanted_files(const Studying& studying) {
    const auto folders = study::recipe_folders(studying.folder);
    if (!folders) return folders.error();
    std::vector<std::string> files;
    for (const std::string& name : studying.recipes) {
        const auto names = name == "all" ? all_recipes(*folders) : std::vector{name};
        for (const std::string& one : names) {
            const auto file = study::file_of(*folders, one);
            if (!file)
                return base::Error{
                    fmt::format("gridwright: there is no recipe '{}'; gridwright study list shows their names",
                                base::shown(one)),
                    {}};
            if (std::find(files.begin(), files.end(), *file) != files.end()) continue;
            for (const std::string& other : files)
                if (study::name_of_file(other) == study::name_of_file(*file))
                    return base::Error{
                        fmt::format("gridwright: {} and {} have the same name, and so would their results",
                                    base::shown(other), base::shown(*file)),
                        {}};
            if (folders->own && *file == study::file_in(*folders->own, one)) tell_hidden(*folders, one);
            files.push_back(*file);
        }
    }
    if (files.empty()) return base::Error{no_recipes(*folders), {}};
    return files;
}

}  // namespace

std::string no_recipes(const study::RecipeFolders& folders) {
    if (folders.own) return fmt::format("gridwright: there are no recipes in {}", *folders.own);
    return "gridwright: the recipes that come with the program are missing; name a folder with --recipes DIR";
}

void tell_hidden(const study::RecipeFolders& folders, const std::string& name) {
    if (study::hides_bundled(folders, name))
        tell(fmt::format("the recipe {} in {} replaces the one that comes with gridwright", name, *folders.own));
}

std::string missing_engines(const study::Plan& plan) {
    return fmt::format("This build has no engine {}.", base::listed(plan.missing_engines, "or"));
}

study::RunOptions run_options(const Options& options) {
    return {options.studying.quick, options.search.limits.time, options.search.seed, options.jobs};
}

base::Result<std::vector<Study>> planned(const Options& options) {
    const auto files = wanted_files(options.studying);
    if (!files) return files.error();
    ProgressLine progress(!options.quiet, WorkAmount{0, files->size(), "recipes read, with their puzzles"});
    std::vector<Study> studies;
    for (const std::string& file : *files) {
        auto recipe = study::read_recipe_file(file);
        if (!recipe) return recipe.error();
        auto plan = study::plan(*recipe, run_options(options), host::interrupt::stop());
        if (!plan) return plan.error();
        studies.push_back({study::name_of_file(file), *std::move(recipe), *std::move(plan)});
        progress.count(0);
    }
    return studies;
}

std::vector<const study::PlannedRun*> open_runs(const Study& study) {
    std::vector<const study::PlannedRun*> runs;
    for (const study::PlannedRun& run : study.plan.runs)
        if (!study.file->records().contains(run.key)) runs.push_back(&run);
    return runs;
}

}  // namespace gridwright::cli
