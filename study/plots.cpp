#include "study/plots.hpp"

#include "study/correlation.hpp"
#include "study/tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace gridwright::study {
namespace {

/// How a line looks: every marker and dash occurs once before any is repeated.
struct Style {
    int dash, marker;
    std::string_view grey;
};
constexpr Style styles[] = {{1, 7, "#000000"}, {2, 6, "#000000"}, {4, 5, "#444444"},  {5, 4, "#444444"},
                            {1, 9, "#777777"}, {2, 8, "#777777"}, {4, 13, "#222222"}, {5, 12, "#222222"}};

/// Where a logarithmic axis shows a count of 0.
constexpr double in_place_of_zero = 0.5;

/// Earlier than this is drawn as this on a logarithmic axis of time.
constexpr double earliest = 0.0001;

std::string quoted(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return result + '"';
}

/// The text as the label of a tic, which gnuplot takes for a format.
std::string label(std::string_view text) {
    std::string result;
    for (const char c : text) result.append(c == '%' ? 2 : 1, c);
    return quoted(result);
}

/// A line of a plot: rows of numbers, and how gnuplot is to draw them.
struct Series {
    std::string title;
    std::string rows;
    std::string how;
    bool named = true;  ///< has a place in the legend
};

std::string look(std::size_t index) {
    const Style& style = styles[index % std::size(styles)];
    return fmt::format("lw 1.5 ps 0.8 dt {} pt {} lc rgb \"{}\"", style.dash, style.marker, style.grey);
}

std::string script_for(const std::vector<Series>& series, std::string_view settings) {
    std::string script(settings), commands;
    for (std::size_t i = 0; i < series.size(); ++i) {
        script += fmt::format("$line{} << END\n{}END\n", i, series[i].rows);
        const std::string title = series[i].named ? "title " + quoted(series[i].title) : "notitle";
        commands += fmt::format("{}$line{} {} {}", i == 0 ? "plot " : ", \\\n     ", i, series[i].how, title);
    }
    return script + commands + "\n";
}

std::string settings_for(const Plot& plot, const std::string& caption, const std::string& name, std::string_view x,
                         std::string_view y) {
    std::string text = fmt::format(
        "set terminal svg size 900,520 dynamic name \"{}\" font \"sans-serif,14\" background \"white\"\n"
        "set encoding utf8\n"
        "set title {} noenhanced\n"
        "set xlabel {} noenhanced\n"
        "set ylabel {} noenhanced\n"
        "set key outside right top vertical Left reverse noenhanced\n"
        "set grid ytics lc rgb \"#cccccc\"\n"
        "set border 3\n"
        "set tics nomirror\n"
        "set errorbars small\n",
        name, quoted(plot.title) + " . \"\\n\" . " + quoted(caption), quoted(x), quoted(y));
    if (plot.log_x) text += "set logscale x\nset format x \"10^{%L}\"\n";
    if (plot.log_y) text += "set logscale y\nset format y \"10^{%L}\"\n";
    return text;
}

std::string_view unit_of(Measure measure) {
    return measure == Measure::seconds ? "time in seconds" : name_of(measure);
}

/// What a plot over names shows: medians with quartiles, line by line.
struct Medians {
    std::vector<std::string> names;  ///< along x, those that anything is known of
    std::vector<std::string> lines;
    std::vector<std::vector<std::optional<Spread>>> spreads;  ///< by line, then by name
};

Medians medians_of(const Plot& plot, Axis x, const Results& results, const Part& part) {
    const Recipe& recipe = results.recipe();
    Medians medians{{}, shown_on(recipe, plot.lines, plot.only), {}};
    medians.spreads.resize(medians.lines.size());
    for (const std::string& name : shown_on(recipe, x, plot.only)) {
        std::vector<std::optional<Spread>> here;
        for (const std::string& line : medians.lines) {
            Results::Place place = part.place;
            place.on(x) = name;
            place.on(plot.lines) = line;
            here.push_back(results.spread(place, plot.y, Statistic::median));
        }
        if (std::none_of(here.begin(), here.end(), [](const auto& spread) { return spread.has_value(); })) continue;
        medians.names.push_back(name);
        for (std::size_t line = 0; line < here.size(); ++line) medians.spreads[line].push_back(here[line]);
    }
    return medians;
}

/// Where figures stand on an axis. A logarithmic one gets a place for 0 when a count needs it; times are never 0.
class Scale {
  public:
    Scale(Measure measure, bool logarithmic) : lifts_(logarithmic && measure != Measure::seconds) {}

    double operator()(double value) {
        if (!lifts_ || value >= in_place_of_zero) return value;
        has_zero_ = true;
        return in_place_of_zero;
    }

    /// What gnuplot is told of the axis once everything is in its place.
    std::string settings(char axis) const {
        if (!has_zero_) return "";
        return fmt::format("set {0}tics add (\"0\" {1})\nset {0}range [{2}:]\n", axis, in_place_of_zero,
                           0.8 * in_place_of_zero);
    }

  private:
    bool lifts_;
    bool has_zero_ = false;
};

/// Room for runs that tell only «at least».
Series given_up_runs() {
    return {"reached the limit: at least", "", "with points pt 2 ps 1.5 lw 2 lc rgb \"#000000\""};
}

std::vector<Series> series_of(const Medians& medians, Scale& height) {
    std::vector<Series> series;
    Series given_up = given_up_runs();
    for (std::size_t line = 0; line < medians.lines.size(); ++line) {
        Series drawn{medians.lines[line], "", "using 1:2:3:4 with yerrorlines " + look(line)};
        // Lines stand a little beside each other, so that no marker hides another.
        const double aside = 0.06 * (static_cast<double>(line) - static_cast<double>(medians.lines.size() - 1) / 2);
        for (std::size_t i = 0; i < medians.names.size(); ++i) {
            const auto& spread = medians.spreads[line][i];
            if (!spread) continue;
            const double x = static_cast<double>(i) + aside, y = height(spread->middle.value);
            drawn.rows += fmt::format("{} {} {} {}\n", x, y, height(spread->lower.value), height(spread->upper.value));
            if (spread->middle.at_least) given_up.rows += fmt::format("{} {}\n", x, y);
        }
        if (!drawn.rows.empty()) series.push_back(std::move(drawn));
    }
    if (!given_up.rows.empty()) series.push_back(std::move(given_up));
    return series;
}

/// Medians with quartiles over the names of an axis.
std::string over_names(const Plot& plot, Axis x, const Results& results, const Part& part, const std::string& name) {
    const Medians medians = medians_of(plot, x, results, part);
    if (medians.names.empty()) return "";
    std::string settings = settings_for(plot, part.caption, name, name_of(x),
                                        fmt::format("{} (median; bars: quartiles)", unit_of(plot.y)));
    settings += fmt::format("set xrange [-0.5:{}.5]\nset xtics noenhanced (", medians.names.size() - 1);
    for (std::size_t i = 0; i < medians.names.size(); ++i)
        settings += fmt::format("{}{} {}", i == 0 ? "" : ", ", label(medians.names[i]), i);
    settings += ")\n";
    Scale height(plot.y, plot.log_y);
    const auto series = series_of(medians, height);
    return script_for(series, settings + height.settings('y'));
}

/// One measure against another, a point for each run of any puzzle.
std::string over_measure(const Plot& plot, Measure x, const Results& results, const Part& part,
                         const std::string& name) {
    Scale across(x, plot.log_x), up(plot.y, plot.log_y);
    std::vector<Series> series;
    Series given_up = given_up_runs();
    for (const std::string& line : shown_on(results.recipe(), plot.lines, plot.only)) {
        Results::Place place = part.place;
        place.on(plot.lines) = line;
        std::vector<std::pair<double, double>> ended;
        Series drawn{line, "", "with points " + look(series.size())};
        const auto puzzles =
            plot.lines == Axis::puzzles ? std::vector{line} : shown_on(results.recipe(), Axis::puzzles, plot.only);
        for (const std::string& set : puzzles) {
            place.puzzles = set;
            for (const Record& record : results.at(place)) {
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
    std::string settings = settings_for(plot, part.caption, name, unit_of(x), unit_of(plot.y));
    settings += "set key title \"rank correlation in brackets\"\n";
    return script_for(series, settings + across.settings('x') + up.settings('y'));
}

/// The corners of the stairs by which the best so far falls, to the end of the run.
std::string stairs(const Record& record, bool log_x) {
    const auto at = [&](std::chrono::nanoseconds time) {
        const double seconds = std::chrono::duration<double>(time).count();
        return log_x ? std::max(seconds, earliest) : seconds;
    };
    std::string rows;
    std::optional<int> before;
    for (const Improvement& step : record.improvements) {
        if (before) rows += fmt::format("{} {}\n", at(step.time), *before);
        rows += fmt::format("{} {}\n", at(step.time), step.pegs);
        before = step.pegs;
    }
    if (before) rows += fmt::format("{} {}\n", at(record.time), *before);
    return rows;
}

/// The best so far against time, a line for each run.
std::string over_time(const Plot& plot, const Results& results, const Part& part, const std::string& name) {
    const auto lines = shown_on(results.recipe(), plot.lines, plot.only);
    std::vector<Series> series;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        Results::Place place = part.place;
        place.on(plot.lines) = lines[line];
        bool named = true;
        for (const Record& record : results.at(place)) {
            std::string rows = stairs(record, plot.log_x);
            if (rows.empty()) continue;
            series.push_back({lines[line], std::move(rows), "using 1:2 with linespoints " + look(line), named});
            named = false;
        }
    }
    if (series.empty()) return "";
    return script_for(series,
                      settings_for(plot, part.caption, name, "time in seconds", "transparent pegs, best so far"));
}

}  // namespace

std::vector<Drawing> drawings_of(const Plot& plot, const Results& results, const std::string& name) {
    const Axis* const axis = std::get_if<Axis>(&plot.x);
    const Measure* const measure = std::get_if<Measure>(&plot.x);
    std::vector<Axis> used{plot.lines};
    if (axis) used.push_back(*axis);
    if (measure) used.push_back(Axis::puzzles);
    std::string letters = name;  // all that gnuplot takes for a name
    std::replace_if(
        letters.begin(), letters.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    std::vector<Drawing> drawings;
    for (const Part& part : parts_of(results.recipe(), used, plot.only)) {
        const std::string own = fmt::format("{}_{}", letters, drawings.size() + 1);
        std::string script = axis      ? over_names(plot, *axis, results, part, own)
                             : measure ? over_measure(plot, *measure, results, part, own)
                                       : over_time(plot, results, part, own);
        if (script.empty()) continue;
        drawings.push_back({fmt::format("{}: {}", plot.title, part.caption), std::move(script)});
    }
    return drawings;
}

}  // namespace gridwright::study
