#include "cli/options/play_options.hpp"

#include "cli/options/help_text.hpp"
#include "cli/options/option_values.hpp"
#include "cli/play/keys.hpp"
#include "gridwright/base/seconds.hpp"
#include "gridwright/base/text.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

namespace gridwright::cli {
namespace {

using Value = OptionRow::Value;

/// The size of a new puzzle where none is wished: a game of some minutes.
constexpr int usual_size = 6;

/// The size in which a kind is made that is nearest to the usual one.
int usual_size_of(const generator::MakerRow& kind) {
    int size = std::clamp(usual_size, kind.sizes.smallest, kind.sizes.largest);
    while (!kind.sizes.contain(size) && size < kind.sizes.largest) ++size;
    return size;
}

std::string kinds_to_play() {
    std::vector<std::string> names;
    for (const generator::MakerRow& kind : generator::table()) names.emplace_back(kind.notation.name);
    return base::listed(names, "or");
}

OptionRow row(std::string name, std::string value, std::string meaning,
              std::function<Problem(std::string_view, Options&)> read) {
    return {
        std::move(name), value.empty() ? Value::none : Value::required, value, playing, [meaning] { return meaning; },
        std::move(read)};
}

}  // namespace

std::vector<OptionRow> play_options() {
    return {
        row("--size", "N", fmt::format("size of a new puzzle (default {})", usual_size),
            [](std::string_view text, Options& options) -> Problem {
                if (read_number(text, options.make.settings.size) && options.make.settings.size > 0) return {};
                return "needs a whole number, 1 or more";
            }),
        row("--level", "LEVEL", "how hard a new puzzle is, from 1 to 9 or by name, such as easy",
            [](std::string_view text, Options& options) -> Problem {
                options.make.settings.wishes.push_back({"level", std::string(text)});
                return {};
            }),
        row("--seed", "N", "make the puzzle that generate makes with this seed (default: drawn and printed)",
            [](std::string_view text, Options& options) -> Problem {
                std::uint64_t seed = 0;
                if (!read_number(text, seed)) return "needs a whole number, 0 or more";
                options.make.seed = seed;
                return {};
            }),
        row("--number", "N", "which puzzle of the file to play (default 1)",
            [](std::string_view text, Options& options) -> Problem {
                if (read_number(text, options.playing.number) && options.playing.number > 0) return {};
                return "needs a whole number, 1 or more";
            }),
        row("--new", "", "start the puzzle again, even if there is a saved game of it",
            [](std::string_view, Options& options) -> Problem {
                options.playing.anew = true;
                return {};
            }),
        row("--time", "SECONDS",
            fmt::format("time limit for a hint or a check; decimals allowed (default {})", usual_wait.count()),
            [](std::string_view text, Options& options) -> Problem {
                options.search.limits.time = base::read_seconds(text);
                if (!options.search.limits.time) return "needs a number of seconds above 0, such as 0.5";
                return {};
            }),
    };
}

Problem complete_play(std::span<const std::string> words, Options& options) {
    if (words.size() > 1) return fmt::format("play takes one kind or one file; remove '{}'", base::shown(words[1]));
    if (!options.search.limits.time) options.search.limits.time = usual_wait;
    answers::MakeAsk& make = options.make;
    const bool about_making = make.settings.size > 0 || !make.settings.wishes.empty() || make.seed;
    if (!words.empty()) make.kind = generator::find(words[0]);
    if (make.kind) {
        if (make.settings.size == 0) make.settings.size = usual_size_of(*make.kind);
        return {};
    }
    if (about_making)
        return fmt::format("--size, --level and --seed need the kind of a new puzzle: {}", kinds_to_play());
    if (words.empty()) return options.playing.anew ? Problem("--new needs a kind or a file") : Problem();
    if (words[0] == "-") return "play reads keys from standard input; give the puzzle as a file";
    if (access(words[0].c_str(), F_OK) != 0 && words[0].find_first_of("./") == std::string::npos)
        return fmt::format("there is no file and no kind '{}'; kinds are {}", base::shown(words[0]), kinds_to_play());
    options.playing.file = words[0];
    return {};
}

std::string play_help() {
    std::string text = "Kinds:\n";
    for (const generator::MakerRow& kind : generator::table())
        append_help_row(kind.notation.name, "in sizes " + text_of(kind.sizes), text);
    text += "\nKeys:\n";
    append_help_row("values", "write a value, or a mark: digits, or the letters and signs of the puzzle", text);
    for (const play::KeyHelp& help : play::key_help()) append_help_row(help.names, help.meaning, text);
    return text;
}

}  // namespace gridwright::cli
