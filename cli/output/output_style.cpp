// What a terminal can do is taken from the usual variables: TERM=dumb has neither colours nor lines, NO_COLOR
// (no-color.org) asks for none, the locale says whether it shows UTF-8, and COLUMNS is its width where the terminal
// itself is not to be asked. The locale is only looked at and never set: results are the same in every locale.

#include "cli/output/output_style.hpp"

#include "cli/output/output.hpp"
#include "gridwright/base/text.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace gridwright::cli {
namespace {

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

/// By the name of the locale rather than by asking the C library, which knows only the locales that are installed.
bool shows_utf8() {
    std::string locale;
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (locale.empty()) locale = variable(name);
    std::erase(locale, '-');
    std::ranges::transform(locale, locale.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; });
    return locale.find("utf8") != std::string::npos;
}

int columns_of(const Output& output) {
    int columns = 0;
    if (base::read_number(variable("COLUMNS"), columns) && columns > 0) return columns;
    return output.columns();
}

render::Medium medium_of(const Options& options, const Output& output) {
    render::Medium medium;
    const bool able = output.terminal() && variable("TERM") != "dumb";
    if (able && shows_utf8()) medium.lines = render::Medium::Lines::box_drawing;
    medium.colours = options.colour == Colour::always ||
                     (options.colour == Colour::automatic && able && variable("NO_COLOR").empty());
    if (output.terminal()) medium.columns = columns_of(output);
    return medium;
}

}  // namespace

OutputStyle style_of(const Options& options, const Output& output) {
    OutputStyle style;
    style.format = options.to.value_or(output.terminal() ? answers::terminal_format() : answers::usual_format());
    style.medium = medium_of(options, output);
    style.clues = options.clues;
    style.headers = output.terminal() && options.clues;
    style.stats = options.stats;
    style.solutions = options.solutions;
    return style;
}

}  // namespace gridwright::cli
