// Studies after recipes. Everything that can be refused is refused before the first run: recipes, puzzles, and results
// of an earlier study in the same place. What is written after the runs depends on the recorded runs alone.

#include "cli/interrupt.hpp"
#include "cli/message.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/studying_options.hpp"
#include "gridwright/base/text.hpp"
#include "study/files.hpp"
#include "study/gnuplot.hpp"
#include "study/record_file.hpp"
#include "study/report.hpp"
#include "study/runs.hpp"
#include "study/shelf.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <functional>

namespace gridwright::cli {
namespace {

int refuse(std::string_view sentence) {
    say(one_line(sentence) + "\n");
    return 2;
}

void tell(std::string_view sentence) {
    say(fmt::format("gridwright: {}\n", one_line(sentence)));
}

/// A recipe that was asked for, and what is to be run after it.
struct Study {
    std::string name;
    study::Recipe recipe;
    study::Plan plan;
    std::optional<study::RecordFile> file = {};
    std::size_t before = 0;  ///< runs that were recorded when it began
};

std::string missing_engines(const study::Plan& plan) {
    return fmt::format("This build has no engine {}.", base::listed(plan.missing_engines, "or"));
}

study::Manner manner_of(const Options& options) {
    return {options.studying.quick, options.search.limits.time, options.search.seed, options.jobs};
}

/// The files of the recipes that were asked for; an error when there are none of such a name.
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

base::Result<std::vector<Study>> planned(const Options& options) {
    const auto files = wanted_files(options.studying);
    if (!files) return files.error();
    Progress progress(!options.quiet, Share{0, files->size(), "recipes read, with their puzzles"});
    std::vector<Study> studies;
    for (const std::string& file : *files) {
        auto recipe = study::read_recipe_file(file);
        if (!recipe) return recipe.error();
        auto plan = study::plan(*recipe, manner_of(options), interrupt::stop());
        if (!plan) return plan.error();
        studies.push_back({study::name_of_file(file), *std::move(recipe), *std::move(plan)});
        progress.count(0);
    }
    return studies;
}

/// What to end with when nothing could be planned: somebody may have stopped it.
int not_planned(const base::Error& error) {
    if (!interrupt::signalled()) return refuse(error.message);
    tell("stopped while puzzles were made; nothing has been run");
    return 3;
}

int list(const Options& options, Output& output) {
    const auto folder = study::recipe_folder(options.studying.folder);
    const auto names = folder ? study::recipes_in(*folder) : std::vector<std::string>();
    if (names.empty())
        return refuse(fmt::format("gridwright: there are no recipes{}; say where they lie with --recipes DIR",
                                  folder ? " in " + *folder : ""));
    std::size_t longest = 0;
    for (const std::string& name : names) longest = std::max(longest, name.size());
    int code = 0;
    for (const std::string& name : names) {
        const auto recipe = study::read_recipe_file(study::file_of(*folder, name));
        if (recipe)
            output.write(fmt::format("{:<{}}  {}\n", name, longest, recipe->title));
        else
            code = refuse(recipe.error().message);
    }
    return code;
}

/// What the runs of a study have of something, each once and in their order.
std::string listed_once(const std::vector<study::Run>& runs,
                        const std::function<std::string(const study::Run&)>& part) {
    std::vector<std::string> parts;
    for (const study::Run& run : runs)
        if (auto text = part(run); std::find(parts.begin(), parts.end(), text) == parts.end())
            parts.push_back(std::move(text));
    return base::listed(parts);
}

std::string described(const Study& study, const study::Manner& manner) {
    const study::Recipe& recipe = study.recipe;
    const auto& runs = study.plan.runs;
    std::string text = fmt::format("{}: {}\n", study.name, recipe.title);
    for (const std::string& paragraph : recipe.about) text += fmt::format("  {}\n", paragraph);
    const auto line = [&](std::string_view name, std::string_view value) {
        text += fmt::format("  {:<12}{}\n", name, value);
    };
    line("puzzles", listed_once(runs, [](const study::Run& run) { return run.key.puzzles; }));
    line("solvers", listed_once(runs, [](const study::Run& run) { return run.solver; }));
    line("labelings", listed_once(runs, [](const study::Run& run) { return run.labeling; }));
    line("ask", study::name_of(recipe.question));
    const study::Limit limit = study::limit_of(recipe, manner);
    line("limit", limit.time || limit.failures ? study::text_of(limit) : "none");
    std::string count = fmt::format("{}", runs.size());
    if (limit.time) {
        const std::chrono::duration<double> each = *limit.time;
        count +=
            fmt::format(", {:.0f} s at most", std::ceil(each.count() * static_cast<double>(runs.size()) / manner.jobs));
    }
    line("runs", count);
    if (!study.plan.missing_engines.empty()) line("left out", missing_engines(study.plan));
    return text;
}

int show(const Options& options, Output& output) {
    const auto studies = planned(options);
    if (!studies) return not_planned(studies.error());
    for (const Study& study : *studies) output.write(described(study, manner_of(options)));
    return 0;
}

/// The runs that are not recorded yet.
std::vector<const study::Run*> open_runs(const Study& study) {
    std::vector<const study::Run*> runs;
    for (const study::Run& run : study.plan.runs)
        if (!study.file->records().contains(run.key)) runs.push_back(&run);
    return runs;
}

/// Does the runs of all studies; false when a row could not be written.
bool carry_out(std::vector<Study>& studies, const Options& options) {
    using Seconds = std::chrono::duration<double>;
    const auto longest = [&](const Study& study) { return study::limit_of(study.recipe, manner_of(options)).time; };
    std::uint64_t all = 0, before = 0;
    std::optional<Seconds> rest(0);  // none where a run may take for ever
    for (const Study& study : studies) {
        const std::size_t open = open_runs(study).size();
        all += study.plan.runs.size();
        before += study.before;
        const auto limit = longest(study);
        rest = rest && limit ? std::optional(*rest + *limit * open) : std::nullopt;
    }
    Progress progress(!options.quiet, Share{before, all, "runs done"});
    const auto tell_rest = [&] {
        if (rest) progress.bound_rest(rest->count() / options.jobs);
    };
    tell_rest();
    bool written = true;
    for (Study& study : studies) {
        if (!written) break;
        study::carry_out(open_runs(study), options.jobs, interrupt::stop(), [&](const study::Record& record) {
            progress.count(0);
            if (rest) *rest -= *longest(study);
            tell_rest();
            written = study.file->add(record);
            return written;
        });
    }
    return written;
}

/// The folder of results and what is written into it.
class Writer {
  public:
    Writer(const Options& options, Output& output)
        : folder_(options.studying.out),
          output_(output),
          circumstances_(study::circumstances(study_command(options))) {}

    /// Gives a sentence when something could not be written.
    std::optional<std::string> write(const std::vector<Study>& studies, const study::Manner& manner) {
        const bool plots = study::has_gnuplot();
        if (!plots) tell("there are no plots: the program gnuplot is missing (package gnuplot-nox)");
        std::vector<study::Results> results;
        results.reserve(studies.size());
        std::vector<study::Chapter> chapters;
        for (const Study& study : studies) {
            results.emplace_back(study.recipe, study::limit_of(study.recipe, manner));
            chapters.push_back(chapter_of(study, results.back()));
            study::Chapter& chapter = chapters.back();
            if (plots)
                draw(study, chapter);
            else if (!study.recipe.plots.empty())
                chapter.notes.emplace_back("The plots are missing: the program gnuplot was not there.");
            output_.write(fmt::format("{}: {}\n", study.name, tally(chapter)));
            if (!put(study.name + ".md", markdown_of(chapter, circumstances_))) return failure_;
        }
        if (!put("report.html", html_of(chapters, circumstances_))) return failure_;
        return std::nullopt;
    }

  private:
    static study::Chapter chapter_of(const Study& study, study::Results& results) {
        study::Chapter chapter{
            .name = study.name, .results = &results, .planned = study.plan.runs.size(), .before = study.before};
        for (const study::Run& run : study.plan.runs) {
            const auto record = study.file->records().find(run.key);
            if (record == study.file->records().end()) continue;
            results.add(run.solver, run.labeling, record->second);
            ++chapter.done;
            chapter.given_up += record->second.limit_reached ? 1 : 0;
        }
        if (!study.plan.missing_engines.empty()) chapter.notes.push_back(missing_engines(study.plan));
        return chapter;
    }

    /// A plot that cannot be drawn is missing from the report, which says so.
    void draw(const Study& study, study::Chapter& chapter) {
        std::size_t number = 0;
        for (const study::Plot& plot : study.recipe.plots)
            for (const study::Drawing& drawing : drawings_of(plot, *chapter.results)) {
                const std::string name = fmt::format("{}-{}", study.name, ++number);
                const std::string script = path(name + ".gp"), picture = path(name + ".svg");
                auto problem = study::put_text(script, drawing.script) ? study::draw(script, picture)
                                                                       : script + ": cannot be written";
                if (problem) {
                    tell(*problem);
                    chapter.notes.push_back(fmt::format("A plot is missing: {}.", *problem));
                    continue;
                }
                chapter.pictures.push_back({drawing.title, name + ".svg", study::text_in(picture).value_or("")});
            }
        // An earlier run may have drawn more.
        while (std::remove(path(fmt::format("{}-{}.svg", study.name, ++number)).c_str()) == 0)
            std::remove(path(fmt::format("{}-{}.gp", study.name, number)).c_str());
    }

    std::string path(const std::string& name) const { return (std::filesystem::path(folder_) / name).string(); }

    bool put(const std::string& name, std::string_view text) {
        if (study::put_text(path(name), text)) return true;
        failure_ = path(name) + ": cannot be written";
        return false;
    }

    const std::string folder_;
    Output& output_;
    const study::Circumstances circumstances_;
    std::string failure_;
};

int run(const Options& options, Output& output) {
    auto studies = planned(options);
    if (!studies) return not_planned(studies.error());
    const Studying& studying = options.studying;
    std::error_code problem;
    std::filesystem::create_directories(studying.out, problem);
    if (problem) return refuse(fmt::format("{}: {}", studying.out, problem.message()));
    for (Study& study : *studies) {
        auto file = study::RecordFile::open((std::filesystem::path(studying.out) / (study.name + ".csv")).string(),
                                            studying.resume);
        if (!file) return refuse(file.error().message);
        study.file.emplace(*std::move(file));
        study.before = study.plan.runs.size() - open_runs(study).size();
    }
    if (!carry_out(*studies, options)) return refuse(studying.out + ": the results cannot be written");
    if (const auto failure = Writer(options, output).write(*studies, manner_of(options))) return refuse(*failure);
    output.write(fmt::format("report: {}\n", (std::filesystem::path(studying.out) / "report.html").string()));
    if (!interrupt::signalled()) return 0;
    tell("stopped; the same command with --resume goes on");
    return 3;
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
