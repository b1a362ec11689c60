#include "study/plot_script.hpp"

#include <fmt/format.h>

namespace gridwright::study {
namespace {

/// The style of a line. Neighbours differ in dash and marker, so that they can be told apart in greyscale.
struct Style {
    int dash, marker;
    std::string_view grey;
};
constexpr Style styles[] = {{1, 7, "#000000"}, {2, 6, "#000000"}, {4, 5, "#444444"},  {5, 4, "#444444"},
                            {1, 9, "#777777"}, {2, 8, "#777777"}, {4, 13, "#222222"}, {5, 12, "#222222"}};

/// The position of a count of 0 on a logarithmic axis.
constexpr double in_place_of_zero = 0.5;

/// The text in single quotes, inside which gnuplot sees no command, format or escape.
std::string quoted(std::string_view text) {
    std::string result = "'";
    for (const char c : text) result.append(c == '\'' ? 2 : 1, c);
    return result + "'";
}

}  // namespace

std::string line_style(std::size_t index) {
    const Style& style = styles[index % std::size(styles)];
    return fmt::format("lw 1.5 ps 0.8 dt {} pt {} lc rgb \"{}\"", style.dash, style.marker, style.grey);
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
        quoted(plot.title) + " . \"\\n\" . " + quoted(caption), quoted(x), quoted(y));
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

Scale::Scale(Measure measure, bool logarithmic) : lifts_zero_(logarithmic && measure != Measure::seconds) {}

double Scale::operator()(double value) {
    if (!lifts_zero_ || value >= in_place_of_zero) return value;
    has_zero_ = true;
    return in_place_of_zero;
}

std::string Scale::settings(char axis) const {
    if (!has_zero_) return "";
    return fmt::format("set {0}tics add (\"0\" {1})\nset {0}range [{2}:]\n", axis, in_place_of_zero,
                       0.8 * in_place_of_zero);
}

}  // namespace gridwright::study
