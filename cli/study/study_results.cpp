#include "cli/study/study_results.hpp"

#include "cli/options/study_options.hpp"
#include "cli/output/message.hpp"
#include "host/whole_file.hpp"
#include "study/gnuplot.hpp"
#include "study/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace gridwright::cli {
namespace {

/// Writes files into the folder of results.
class Writer {
  public:
    Writer(const Options& options, Output& output)
        : folder_(options.studying.out),
          output_(output),
          circumstances_(study::circumstances(study_command(options))) {}

    /// Gives a sentence when a file cannot be written.
    std::optional<std::string> write(const std::vector<Study>& studies, const study::RunOptions& how) {
        const bool plots = study::has_gnuplot();
        const bool wanted =
            std::any_of(studies.begin(), studies.end(), [](const Study& study) { return !study.recipe.plots.empty(); });
        if (wanted && !plots) tell("there are no plots: the program gnuplot is missing (package gnuplot-nox)");
        std::vector<study::Results> results;
        results.reserve(studies.size());
        std::vector<study::Chapter> chapters;
        for (const Study& study : studies) {
            results.emplace_back(study.recipe, study::run_limit(study.recipe, how), study.plan.objective);
            chapters.push_back(chapter_of(study, results.back()));
            study::Chapter& chapter = chapters.back();
            if (plots)
                draw(study, chapter);
            else if (!study.recipe.plots.empty())
                chapter.notes.emplace_back("The plots are missing: the program gnuplot was not there.");
            output_.write(fmt::format("{}: {}\n", one_line(study.name), tally(chapter)));
            if (!put(study.name + ".md", markdown_of(chapter, circumstances_))) return failure_;
        }
        if (!put("report.html", html_of(chapters, circumstances_))) return failure_;
        return std::nullopt;
    }

  private:
    static study::Chapter chapter_of(const Study& study, study::Results& results) {
        study::Chapter chapter{
            .name = study.name, .results = &results, .planned = study.plan.runs.size(), .before = study.before};
        for (const study::PlannedRun& run : study.plan.runs) {
            const auto record = study.file->records().find(run.key);
            if (record == study.file->records().end()) continue;
            results.add(run.solver, run.labeling, record->second);
            ++chapter.done;
            chapter.given_up += record->second.limit_reached ? 1 : 0;
        }
        if (!study.plan.missing_engines.empty()) chapter.notes.push_back(missing_engines(study.plan));
        return chapter;
    }

    /// Draws the plots. The report says which plots could not be drawn.
    void draw(const Study& study, study::Chapter& chapter) {
        std::size_t number = 0;
        for (const study::RecipePlot& plot : study.recipe.plots)
            for (const study::PlotScript& plot_script : plot_scripts_of(plot, *chapter.results)) {
                const std::string name = fmt::format("{}-{}", study.name, ++number);
                const std::string script = path(name + ".gp"), picture = path(name + ".svg");
                auto drawn = drawing_in(script, plot_script.script, picture);
                if (!drawn) {
                    tell(drawn.error().message);
                    chapter.notes.push_back(fmt::format("A plot is missing: {}.", drawn.error().message));
                    continue;
                }
                chapter.pictures.push_back({plot_script.title, name + ".svg", *std::move(drawn)});
            }
        // Remove the plots of an earlier study that had more of them.
        while (std::remove(path(fmt::format("{}-{}.svg", study.name, ++number)).c_str()) == 0)
            std::remove(path(fmt::format("{}-{}.gp", study.name, number)).c_str());
    }

    /// Writes the script and its drawing to files, and gives the drawing.
    static base::Result<std::string> drawing_in(const std::string& script_file, const std::string& script,
                                                const std::string& picture_file) {
        if (const auto why = host::put_whole(script_file, script)) return cannot_write(script_file, *why);
        auto drawn = study::drawn(script_file);
        if (!drawn) return drawn;
        if (const auto why = host::put_whole(picture_file, *drawn)) return cannot_write(picture_file, *why);
        return drawn;
    }

    static base::Error cannot_write(const std::string& file, const std::string& why) {
        return {fmt::format("{}: cannot be written: {}", file, why), {}};
    }

    std::string path(const std::string& name) const { return (std::filesystem::path(folder_) / name).string(); }

    bool put(const std::string& name, std::string_view text) {
        const auto why = host::put_whole(path(name), text);
        if (why) failure_ = cannot_write(path(name), *why).message;
        return !why;
    }

    const std::string folder_;
    Output& output_;
    const study::Circumstances circumstances_;
    std::string failure_;
};

}  // namespace

std::optional<std::string> write_results(const std::vector<Study>& studies, const Options& options, Output& output) {
    return Writer(options, output).write(studies, run_options(options));
}

}  // namespace gridwright::cli
