// The command `study`: lists and shows recipes, and runs them. Whatever can be wrong is found before the first run:
// mistakes in recipes and puzzles, and results of an earlier study in the same folder. The tables, plots and report are
// made from the recorded runs alone.

#include "cli/output/message.hpp"
#include "cli/output/output.hpp"
#include "cli/output/progress_line.hpp"
#include "cli/study/planned_studies.hpp"
#include "cli/study/study_results.hpp"
#include "gridwright/base/text.hpp"
#include "host/error_text.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <functional>

namespace gridwright::cli {
namespace {

int refuse_study(std::string_view sentence) {
    say(one_line(sentence) + "\n");
    return 2;
}

/// The exit code when planning fails, which a signal may have caused.
int not_planned(const base::Error& error) {
    if (!host::interrupt::signalled()) return refuse_study(error.message);
    tell("stopped before the first run");
    return 3;
}

/// Lists the recipes of one folder with their titles, but for those in `hidden`. Gives the exit code.
int list_folder(const std::string& folder, const std::vector<std::string>& hidden, Output& output) {
    auto names = study::recipes_in(folder);
    std::erase_if(names,
                  [&](const auto& name) { return std::find(hidden.begin(), hidden.end(), name) != hidden.end(); });
    std::size_t longest = 0;
    for (const std::string& name : names) longest = std::max(longest, one_line(name).size());
    int code = 0;
    for (const std::string& name : names) {
        const auto recipe = study::read_recipe_file(study::file_in(folder, name));
        if (recipe)
            output.write(fmt::format("{:<{}}  {}\n", one_line(name), longest, recipe->title));
        else
            code = refuse_study(recipe.error().message);
    }
    return code;
}

int list(const Options& options, Output& output) {
    const auto folders = study::recipe_folders(options.studying.folder);
    if (!folders) return refuse_study(folders.error().message);
    const auto own = folders->own ? study::recipes_in(*folders->own) : std::vector<std::string>();
    if (folders->own ? own.empty() : !folders->bundled) return refuse_study(no_recipes(*folders));
    if (!folders->own) return list_folder(*folders->bundled, {}, output);
    output.write(fmt::format("recipes in {}:\n", one_line(*folders->own)));
    const int code = list_folder(*folders->own, {}, output);
    if (!folders->bundled) return code;
    for (const std::string& name : own) tell_hidden(*folders, name);
    output.write("\nrecipes that come with gridwright:\n");
    return std::max(code, list_folder(*folders->bundled, own, output));
}

/// Some property of the runs as a list, each value once and in order.
std::string listed_once(const std::vector<study::PlannedRun>& runs,
                        const std::function<std::string(const study::PlannedRun&)>& part) {
    std::vector<std::string> parts;
    for (const study::PlannedRun& run : runs)
        if (auto text = part(run); std::find(parts.begin(), parts.end(), text) == parts.end())
            parts.push_back(std::move(text));
    return base::listed(parts);
}

std::string described(const Study& study, const study::RunOptions& how) {
    const study::Recipe& recipe = study.recipe;
    const auto& runs = study.plan.runs;
    std::string text = fmt::format("{}: {}\n", one_line(study.name), recipe.title);
    for (const std::string& paragraph : recipe.about) text += fmt::format("  {}\n", paragraph);
    const auto line = [&](std::string_view name, std::string_view value) {
        text += fmt::format("  {:<12}{}\n", name, value);
    };
    line("puzzles", listed_once(runs, [](const study::PlannedRun& run) { return run.key.puzzles; }));
    line("solvers", listed_once(runs, [](const study::PlannedRun& run) { return run.solver; }));
    line("labelings", listed_once(runs, [](const study::PlannedRun& run) { return run.labeling; }));
    line("ask", study::name_of(recipe.goal));
    const study::RunLimit limit = study::run_limit(recipe, how);
    line("limit", limit.time || limit.failures ? study::text_of(limit) : "none");
    std::string count = fmt::format("{}", runs.size());
    if (limit.time) {
        const std::chrono::duration<double> each = *limit.time;
        count +=
            fmt::format(", {:.0f} s at most", std::ceil(each.count() * static_cast<double>(runs.size()) / how.jobs));
    }
    line("runs", count);
    if (!study.plan.missing_engines.empty()) line("left out", missing_engines(study.plan));
    return text;
}

int show(const Options& options, Output& output) {
    const auto studies = planned(options);
    if (!studies) return not_planned(studies.error());
    for (const Study& study : *studies) output.write(described(study, run_options(options)));
    return 0;
}

/// How the runs of all studies went.
struct RunCounts {
    bool written = true;             ///< false when a row could not be written
    std::size_t without_memory = 0;  ///< runs that ran out of memory
    std::uint64_t done = 0, all = 0;
};

RunCounts carry_out(std::vector<Study>& studies, const Options& options, Output& output) {
    using Seconds = std::chrono::duration<double>;
    const auto longest = [&](const Study& study) { return study::run_limit(study.recipe, run_options(options)).time; };
    RunCounts counts;
    std::uint64_t before = 0;
    std::optional<Seconds> rest(0);  // none when a run may take for ever
    for (const Study& study : studies) {
        const std::size_t open = open_runs(study).size();
        counts.all += study.plan.runs.size();
        before += study.before;
        const auto limit = longest(study);
        rest = rest && limit ? std::optional(*rest + *limit * open) : std::nullopt;
    }
    counts.done = before;
    ProgressLine progress(!options.quiet, WorkAmount{before, counts.all, "runs done"});
    const auto tell_rest = [&] {
        if (rest) progress.bound_rest(rest->count() / options.jobs);
    };
    tell_rest();
    ResultsSoFar so_far(options, output);
    for (Study& study : studies) {
        if (!counts.written) break;
        counts.without_memory += study::carry_out(open_runs(study), options.jobs, host::interrupt::stop(),
                                                  [&](const study::RunRecord& record) {
                                                      progress.count(0);
                                                      if (rest) *rest -= *longest(study);
                                                      tell_rest();
                                                      counts.written = study.file->add(record);
                                                      counts.done += counts.written ? 1 : 0;
                                                      if (counts.written) so_far.refresh(studies);
                                                      return counts.written;
                                                  });
    }
    return counts;
}

int run(const Options& options, Output& output) {
    auto studies = planned(options);
    if (!studies) return not_planned(studies.error());
    const Studying& studying = options.studying;
    std::error_code problem;
    std::filesystem::create_directories(studying.out, problem);
    if (problem)
        return refuse_study(fmt::format("gridwright: cannot create the folder {}: {}; choose another --out",
                                        studying.out, host::error_text(problem.value())));
    for (Study& study : *studies) {
        auto file = study::RunRecordFile::open((std::filesystem::path(studying.out) / (study.name + ".csv")).string(),
                                               studying.resume);
        if (!file) return refuse_study(file.error().message);
        study.file.emplace(*std::move(file));
        study.before = study.plan.runs.size() - open_runs(study).size();
    }
    const RunCounts counts = carry_out(*studies, options, output);
    if (!counts.written) return refuse_study(studying.out + ": the results cannot be written");
    if (const auto failure = write_results(*studies, options, output)) return refuse_study(*failure);
    output.write(fmt::format("report: {}\n", one_line((std::filesystem::path(studying.out) / "report.html").string())));
    if (counts.without_memory > 0)
        tell(fmt::format("out of memory for {}; the same command with --resume tries again",
                         base::counted(static_cast<std::int64_t>(counts.without_memory), "run")));
    if (host::interrupt::signalled() && counts.done < counts.all)
        tell(fmt::format("stopped after {} of {} runs; the same command with --resume continues", counts.done,
                         counts.all));
    if (counts.without_memory > 0) return 2;
    return counts.done < counts.all ? 3 : 0;
}

}  // namespace

int study(const Options& options, Output& output) {
    switch (options.studying.action) {
        case Studying::Action::list: return list(options, output);
        case Studying::Action::show: return show(options, output);
        case Studying::Action::run: break;
    }
    return run(options, output);
}

}  // namespace gridwright::cli
