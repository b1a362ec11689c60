#include "cli/output/output_style.hpp"

#include "cli/output/output.hpp"

#include <cstdlib>

namespace gridwright::cli {

OutputStyle style_of(const Options& options, const Output& output) {
    const char* no_colour = std::getenv("NO_COLOR");
    OutputStyle style;
    style.format = options.to.value_or(output.terminal() ? answers::terminal_format() : answers::usual_format());
    style.colours = output.terminal() && (no_colour == nullptr || *no_colour == '\0');
    style.stats = options.stats;
    style.solutions = options.solutions;
    return style;
}

}  // namespace gridwright::cli
