#include "study/plot_script.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace gridwright::study {
namespace {

struct Style {
    std::string_view colour, dash;
    int marker;
};
constexpr Style styles[] = {{"#000000", "1", 7},
                            {"#4b0082", "(14,5)", 4},
                            {"#0050a0", "(3,4)", 9},
                            {"#c22a3e", "(14,4,3,4)", 12},
                            {"#00a08a", "(24,6)", 5},
                            {"#e07b00", "(6,4)", 6},
                            {"#56b4e9", "(14,4,3,4,3,4)", 11},
                            {"#de8dbe", "(8,9)", 8}};

/// Where the band of zeros lies below the smallest decade that is drawn, as shares of a decade.
constexpr double break_below = 0.2, zero_below = 0.5, end_below = 0.8;

/// The text in single quotes, inside which gnuplot sees no command, format or escape.
std::string quoted(std::string_view text) {
    std::string result = "'";
    for (const char c : text) result.append(c == '\'' ? 2 : 1, c);
    return result + "'";
}

}  // namespace

std::string line_style(std::size_t index) {
    const Style& style = styles[index % std::size(styles)];
    return fmt::format("lw 1.8 ps 0.9 dt {} pt {} lc rgb \"{}\"", style.dash, style.marker, style.colour);
}

std::string label(std::string_view text) {
    std::string result;
    for (const char c : text) result.append(c == '%' ? 2 : 1, c);
    return quoted(result);
}

std::string settings_for(const RecipePlot& plot, const std::string& caption, std::string_view x, std::string_view y) {
    std::string text = fmt::format(
        "set terminal svg size 900,520 dynamic font \"sans-serif,14\" background \"white\"\n"
        "set encoding utf8\n"
        "set title {} noenhanced\n"
        "set xlabel {} noenhanced\n"
        "set ylabel {} noenhanced\n"
        "set key outside right top vertical Left reverse noenhanced\n"
        "set grid ytics lc rgb \"#cccccc\"\n"
        "set border 3\n"
        "set tics nomirror\n"
        "set errorbars small\n",
        quoted(plot.title) + " . \"\\n\" . " + quoted(caption), quoted(plot.label.empty() ? x : plot.label), quoted(y));
    if (plot.log_x) text += "set logscale x\nset format x \"10^{%L}\"\n";
    if (plot.log_y) text += "set logscale y\nset format y \"10^{%L}\"\n";
    return text;
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

double Scale::operator()(double value) {
    if (value > 0)
        smallest_ = std::min(value, smallest_.value_or(value));
    else
        has_zero_ = true;
    return value;
}

std::string Scale::column(int number) const {
    return logarithmic_ ? fmt::format("({}_place(${}))", axis_, number) : fmt::format("{}", number);
}

std::string Scale::settings() const {
    if (!logarithmic_) return "";
    if (!has_zero_) return fmt::format("{}_place(v) = v\n", axis_);
    const double decade = std::floor(std::log10(smallest_.value_or(1)));
    const auto place = [&](double below) { return fmt::format("{:.6g}", std::pow(10, decade - below)); };
    const auto point = [&](std::string_view across, const std::string& along) {
        return axis_ == 'y' ? fmt::format("graph {}, first {}", across, along)
                            : fmt::format("first {}, graph {}", along, across);
    };
    const std::string zero = place(zero_below);
    std::string text =
        fmt::format("{0}_place(v) = v > 0 ? v : {1}\nset {0}tics add (\"0\" {1})\nunset m{0}tics\n", axis_, zero);
    text += fmt::format("set {}range [{}:{} < *]\n", axis_, place(end_below), place(-1));
    text += fmt::format("set arrow from {} to {} nohead dt (4,4) lc rgb \"#999999\"\n", point("0", place(break_below)),
                        point("1", place(break_below)));
    for (const double slash : {break_below - 0.04, break_below + 0.04})  // two strokes through the axis
        text += fmt::format("set arrow from {} to {} nohead front lw 1.5\n", point("-0.012", place(slash + 0.04)),
                            point("0.012", place(slash - 0.04)));
    text += fmt::format("set label \"axis broken, 0 below\" at {} {} font \",10\" tc rgb \"#666666\"\n",
                        point("0.99", place((break_below + zero_below) / 2)), axis_ == 'y' ? "right" : "right rotate");
    return text;
}

}  // namespace gridwright::study
