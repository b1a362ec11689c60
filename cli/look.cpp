#include "cli/look.hpp"

#include "cli/output.hpp"

#include <cstdlib>

namespace gridwright::cli {

Look look_of(const Options& options, const Output& output) {
    const char* no_colour = std::getenv("NO_COLOR");
    Look look;
    look.format = options.to.value_or(output.terminal() ? formats::Format::pretty : formats::Format::text);
    look.colours = output.terminal() && (no_colour == nullptr || *no_colour == '\0');
    look.stats = options.stats;
    return look;
}

}  // namespace gridwright::cli
