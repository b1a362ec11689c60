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
#include <functional>

namespace gridwright::cli {
namespace {

/// Writes files into the folder of results.
class Writer {
  public:
    Writer(const Options& options, Output& output)
        : folder_(options.studying.out),
          output_(output),
          circumstances_(study::circumstances(study_command(options))) {}

    /// Writes everything, once the runs have ended. Gives a sentence when a file cannot be written.
    std::optional<std::string> write(const std::vector<Study>& studies, const study::RunOptions& how) {
        const bool plots = study::has_gnuplot();
        const bool wanted =
            std::any_of(studies.begin(), studies.end(), [](const Study& study) { return !study.recipe.plots.empty(); });
        if (wanted && !plots)
            tell("the plots are scripts only, because the program gnuplot is missing (package gnuplot-nox)");
        return write_texts(studies, how, [&](const Study& study, study::Chapter& chapter) {
            draw(study, chapter, plots);
            output_.write(fmt::format("{}: {}\n", one_line(study.name), tally(chapter)));
        });
    }

    /// Writes the tables and the report while runs are under way. Nothing is printed.
    std::optional<std::string> write_so_far(const std::vector<Study>& studies, const study::RunOptions& how) {
        return write_texts(studies, how, [](const Study& study, study::Chapter& chapter) {
            chapter.notes.emplace_back("The study is under way.");
            if (!study.recipe.plots.empty()) chapter.notes.emplace_back("The plots come at its end.");
        });
    }

  private:
    /// Writes the tables of each study and the report. `complete` adds to a chapter what is not made from records
    /// alone.
    std::optional<std::string> write_texts(const std::vector<Study>& studies, const study::RunOptions& how,
                                           const std::function<void(const Study&, study::Chapter&)>& complete) {
        std::vector<study::Results> results;
        results.reserve(studies.size());
        std::vector<study::Chapter> chapters;
        for (const Study& study : studies) {
            results.emplace_back(study.recipe, study::run_limit(study.recipe, how), study.plan.objective);
            chapters.push_back(chapter_of(study, results.back()));
            complete(study, chapters.back());
            if (!put(study.name + ".md", markdown_of(chapters.back(), circumstances_))) return failure_;
        }
        if (!put("report.html", html_of(chapters, circumstances_))) return failure_;
        return std::nullopt;
    }

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

    /// Writes the scripts of the plots and, where gnuplot is installed, draws them. The report says which plots are
    /// missing.
    void draw(const Study& study, study::Chapter& chapter, bool has_gnuplot) {
        std::size_t number = 0;
        for (const study::RecipePlot& plot : study.recipe.plots)
            for (const study::PlotScript& plot_script : plot_scripts_of(plot, *chapter.results)) {
                const std::string name = fmt::format("{}-{}", study.name, ++number);
                auto drawn = drawing_in(name, plot_script.script, has_gnuplot);
                if (!drawn) {
                    tell(drawn.error().message);
                    chapter.notes.push_back(fmt::format("A plot is missing: {}.", drawn.error().message));
                } else if (has_gnuplot) {
                    chapter.pictures.push_back({plot_script.title, name + ".svg", *std::move(drawn)});
                } else {
                    std::remove(path(name + ".svg").c_str());  // of an earlier study, with other runs
                }
            }
        if (number > 0 && !has_gnuplot)
            chapter.notes.push_back(
                fmt::format("The plots are not drawn, because the program gnuplot is missing. Their "
                            "scripts are here: gnuplot {0}-1.gp > {0}-1.svg draws the first.",
                            study.name));
        // Remove the plots of an earlier study that had more of them.
        bool removed = true;
        while (removed) {
            const std::string name = path(fmt::format("{}-{}", study.name, ++number));
            const bool picture = std::remove((name + ".svg").c_str()) == 0;
            removed = std::remove((name + ".gp").c_str()) == 0 || picture;
        }
    }

    /// Writes the script of a plot to a file and, where gnuplot is installed, its drawing too. Gives the drawing.
    base::Result<std::string> drawing_in(const std::string& name, const std::string& script, bool has_gnuplot) const {
        const std::string script_file = path(name + ".gp"), picture_file = path(name + ".svg");
        if (const auto why = host::put_whole(script_file, script)) return cannot_write(script_file, *why);
        if (!has_gnuplot) return std::string();
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

void ResultsSoFar::refresh(const std::vector<Study>& studies) {
    const auto start = std::chrono::steady_clock::now();
    if (start < next_) return;
    // The results are written again at the end, which says why when they cannot be.
    Writer(*options_, *output_).write_so_far(studies, run_options(*options_));
    const auto end = std::chrono::steady_clock::now();
    next_ = end + std::max<std::chrono::steady_clock::duration>(least_pause, 50 * (end - start));
}

}  // namespace gridwright::cli
