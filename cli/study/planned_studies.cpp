#include "cli/study/planned_studies.hpp"

#include "cli/output/progress_line.hpp"
#include "gridwright/base/text.hpp"
#include "host/interrupt.hpp"
#include "study/recipe_folder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace gridwright::cli {
namespace {

/// The files of the recipes that the command names; an error when one does not exist.
base::Result<std::vector<std::string>> wanted_files(const Studying& studying) {
    const auto folder = study::recipe_folder(studying.folder);
    std::vector<std::string> files;
    for (const std::string& name : studying.recipes) {
        std::vector<std::string> names{name};
        if (name == "all" && folder) names = study::recipes_in(*folder);
        for (const std::string& one : names) {
            const std::string file = study::file_of(folder.value_or(""), one);
            std::error_code ignored;
            if (!std::filesystem::exists(file, ignored))
                return base::Error{fmt::format("gridwright: there is no recipe '{}'{}", base::shown(one),
                                               folder ? " in " + *folder + "; study list tells their names"
                                                      : "; say where recipes lie with --recipes DIR"),
                                   {}};
            if (std::find(files.begin(), files.end(), file) != files.end()) continue;
            for (const std::string& other : files)
                if (study::name_of_file(other) == study::name_of_file(file))
                    return base::Error{
                        fmt::format("gridwright: {} and {} have the same name, and so would their results",
                                    base::shown(other), base::shown(file)),
                        {}};
            files.push_back(file);
        }
    }
    if (files.empty())
        return base::Error{"gridwright: there are no recipes; say where they lie with --recipes DIR", {}};
    return files;
}

}  // namespace

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
