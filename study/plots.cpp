#include "study/plots.hpp"

#include "study/correlation.hpp"
#include "study/plot_script.hpp"
#include "study/tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace gridwright::study {
namespace {

/// The number of letters that fit below the x axis; more are printed at a slant.
constexpr std::size_t longest_labels = 84;

/// The left end of a logarithmic time axis, in seconds; anything earlier is drawn there.
constexpr double earliest = 0.0001;

std::string unit_of(Measure measure, const Results& results) {
    return measure == Measure::seconds ? "time in seconds" : results.name_of(measure);
}

/// The contents of a plot over names: medians with quartiles, line by line.
struct Medians {
    std::vector<std::string> names;  ///< along x, without those that have no figure on any line
    std::vector<std::string> lines;
    std::vector<std::vector<std::optional<Spread>>> spreads;  ///< by line, then by name
};

Medians medians_of(const RecipePlot& plot, Axis x, const Results& results, const Slice& slice) {
    const Recipe& recipe = results.recipe();
    Medians medians{{}, shown_on(recipe, plot.lines, plot.only), {}};
    medians.spreads.resize(medians.lines.size());
    for (const std::string& name : shown_on(recipe, x, plot.only)) {
        std::vector<std::optional<Spread>> here;
        for (const std::string& line : medians.lines) {
            Results::Point point = slice.point;
            point.on(x) = name;
            point.on(plot.lines) = line;
            here.push_back(results.spread(point, plot.y, Average::median));
        }
        if (std::none_of(here.begin(), here.end(), [](const auto& spread) { return spread.has_value(); })) continue;
        medians.names.push_back(name);
        for (std::size_t line = 0; line < here.size(); ++line) medians.spreads[line].push_back(here[line]);
    }
    return medians;
}

/// An empty series for the figures that are only "at least".
Series given_up_runs(const std::string& columns) {
    return {"reached the limit: at least", "",
            fmt::format("using {} with points pt 2 ps 1.5 lw 2 lc rgb \"#000000\"", columns)};
}

std::vector<Series> series_of(const Medians& medians, Scale& height) {
    std::vector<Series> series;
    Series given_up = given_up_runs("1:" + height.column(2));
    const std::string columns = fmt::format("1:{}:{}:{}", height.column(2), height.column(3), height.column(4));
    for (std::size_t line = 0; line < medians.lines.size(); ++line) {
        Series drawn{medians.lines[line], "", fmt::format("using {} with yerrorlines {}", columns, line_style(line))};
        // Shift the lines a little sideways, so that no marker hides another.
        const double aside = 0.06 * (static_cast<double>(line) - static_cast<double>(medians.lines.size() - 1) / 2);
        for (std::size_t i = 0; i < medians.names.size(); ++i) {
            const auto& spread = medians.spreads[line][i];
            if (!spread) continue;
            const double x = static_cast<double>(i) + aside, y = height(spread->middle.value);
            drawn.rows += fmt::format("{} {} {} {}\n", x, y, height(spread->lower.value), height(spread->upper.value));
            for (const Figure& figure : {spread->middle, spread->upper})
                if (figure.at_least) given_up.rows += fmt::format("{} {}\n", x, height(figure.value));
        }
        if (!drawn.rows.empty()) series.push_back(std::move(drawn));
    }
    if (!given_up.rows.empty()) series.push_back(std::move(given_up));
    return series;
}

/// The axis with the number of runs behind a point: "puzzles (10 runs a point)".
std::string explained(Axis x, const Medians& medians) {
    std::size_t fewest = SIZE_MAX, most = 0;
    for (const auto& line : medians.spreads)
        for (const auto& spread : line)
            if (spread) {
                fewest = std::min(fewest, spread->runs);
                most = std::max(most, spread->runs);
            }
    if (most <= 1) return fmt::format("{} (one run a point)", name_of(x));
    return fewest == most ? fmt::format("{} ({} runs a point)", name_of(x), most)
                          : fmt::format("{} ({} to {} runs a point)", name_of(x), fewest, most);
}

/// Medians with quartiles over the names of an axis.
std::string over_names(const RecipePlot& plot, Axis x, const Results& results, const Slice& slice) {
    const Medians medians = medians_of(plot, x, results, slice);
    if (medians.names.empty()) return "";
    std::string settings = settings_for(plot, slice.caption, explained(x, medians),
                                        fmt::format("{} (median; bars: quartiles)", unit_of(plot.y, results)));
    settings += fmt::format("set xrange [-0.5:{}.5]\nset xtics noenhanced (", medians.names.size() - 1);
    for (std::size_t i = 0; i < medians.names.size(); ++i)
        settings += fmt::format("{}{} {}", i == 0 ? "" : ", ", label(medians.names[i]), i);
    settings += ")\n";
    const auto length = std::accumulate(medians.names.begin(), medians.names.end(), std::size_t{0},
                                        [](std::size_t sum, const std::string& one) { return sum + one.size() + 2; });
    if (length > longest_labels) settings += "set xtics rotate by -25\n";
    Scale height('y', plot.log_y);
    const auto series = series_of(medians, height);
    return script_for(series, settings + height.settings());
}

/// One measure against another, with a point for each run.
std::string over_measure(const RecipePlot& plot, Measure x, const Results& results, const Slice& slice) {
    Scale across('x', plot.log_x), up('y', plot.log_y);
    const std::string columns = across.column(1) + ":" + up.column(2);
    std::vector<Series> series;
    Series given_up = given_up_runs(columns);
    for (const std::string& line : shown_on(results.recipe(), plot.lines, plot.only)) {
        Results::Point point = slice.point;
        point.on(plot.lines) = line;
        std::vector<std::pair<double, double>> ended;
        Series drawn{line, "", fmt::format("using {} with points {}", columns, line_style(series.size()))};
        const auto puzzles =
            plot.lines == Axis::puzzles ? std::vector{line} : shown_on(results.recipe(), Axis::puzzles, plot.only);
        for (const std::string& set : puzzles) {
            point.puzzles = set;
            for (const RunRecord& record : results.at(point)) {
                const auto one = figure_of(record, x, results.limit()),
                           other = figure_of(record, plot.y, results.limit());
                if (!one || !other) continue;
                const std::string row = fmt::format("{} {}\n", across(one->value), up(other->value));
                drawn.rows += row;
                if (record.limit_reached)
                    given_up.rows += row;
                else
                    ended.emplace_back(one->value, other->value);
            }
        }
        if (const auto correlation = rank_correlation(ended)) drawn.title += fmt::format(" ({:.2f})", *correlation);
        if (!drawn.rows.empty()) series.push_back(std::move(drawn));
    }
    if (series.empty()) return "";
    if (!given_up.rows.empty()) series.push_back(std::move(given_up));
    std::string settings = settings_for(plot, slice.caption, unit_of(x, results), unit_of(plot.y, results));
    settings += "set key title \"in brackets: rank correlation\\nof the runs that ended\"\n";
    return script_for(series, settings + across.settings() + up.settings());
}

/// The best objective so far as stairs that fall with time, corner by corner, to the end of the run.
std::vector<std::pair<double, int>> stairs(const RunRecord& record) {
    const auto seconds = [](std::chrono::nanoseconds time) { return std::chrono::duration<double>(time).count(); };
    std::vector<std::pair<double, int>> corners;
    for (const Improvement& step : record.improvements) {
        if (!corners.empty()) corners.emplace_back(seconds(step.time), corners.back().second);
        corners.emplace_back(seconds(step.time), step.objective);
    }
    if (!corners.empty()) corners.emplace_back(seconds(record.time), corners.back().second);
    return corners;
}

/// The best objective so far against time, with a line for each run.
std::string over_time(const RecipePlot& plot, const Results& results, const Slice& slice) {
    const auto lines = shown_on(results.recipe(), plot.lines, plot.only);
    Scale height('y', plot.log_y);
    const std::string columns = "1:" + height.column(2);
    std::vector<Series> series;
    Series given_up = given_up_runs(columns);
    given_up.title = "reached the limit";
    for (std::size_t line = 0; line < lines.size(); ++line) {
        Results::Point point = slice.point;
        point.on(plot.lines) = lines[line];
        bool named = true;
        for (const RunRecord& record : results.at(point)) {
            std::string rows, last;
            for (const auto& [seconds, objective] : stairs(record)) {
                last = fmt::format("{} {}\n", plot.log_x ? std::max(seconds, earliest) : seconds, height(objective));
                rows += last;
            }
            if (rows.empty()) continue;
            if (record.limit_reached) given_up.rows += last;
            series.push_back({lines[line], std::move(rows),
                              fmt::format("using {} with linespoints {}", columns, line_style(line)), named});
            named = false;
        }
    }
    if (series.empty()) return "";
    if (!given_up.rows.empty()) series.push_back(std::move(given_up));
    return script_for(series,
                      settings_for(plot, slice.caption, "time in seconds", results.name_of(plot.y) + ", best so far") +
                          height.settings());
}

}  // namespace

std::vector<PlotScript> plot_scripts_of(const RecipePlot& plot, const Results& results) {
    const Axis* const axis = std::get_if<Axis>(&plot.x);
    const Measure* const measure = std::get_if<Measure>(&plot.x);
    std::vector<Axis> used{plot.lines};
    if (axis) used.push_back(*axis);
    if (measure) used.push_back(Axis::puzzles);
    std::vector<PlotScript> scripts;
    for (const Slice& slice : slices_of(results.recipe(), used, plot.only)) {
        std::string script = axis      ? over_names(plot, *axis, results, slice)
                             : measure ? over_measure(plot, *measure, results, slice)
                                       : over_time(plot, results, slice);
        if (!script.empty()) scripts.push_back({fmt::format("{}: {}", plot.title, slice.caption), std::move(script)});
    }
    return scripts;
}

}  // namespace gridwright::study
