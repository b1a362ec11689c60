#include "bench/options.hpp"

#include "gridwright/base/seconds.hpp"
#include "gridwright/base/text.hpp"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <functional>
#include <span>

namespace gridwright::bench {
namespace {

using Complaint = std::optional<std::string>;

struct OptionRow {
    std::string_view name, value, meaning;  ///< `value` is empty for a switch
    Complaint (*take)(Options& options, const std::string& value);
};

std::vector<std::string> split(const std::string& list) {
    std::vector<std::string> items;
    for (std::size_t begin = 0, end = 0; end != std::string::npos; begin = end + 1) {
        end = list.find(',', begin);
        if (auto item = list.substr(begin, end - begin); !item.empty()) items.push_back(std::move(item));
    }
    return items;
}

template <bool Options::*flag>
Complaint turn_on(Options& options, const std::string&) {
    options.*flag = true;
    return std::nullopt;
}

constexpr OptionRow table[] = {
    {"--set", "PATTERN,...", "only the sets whose names fit, such as 'towers-9d?' or 'cof-*'",
     [](Options& options, const std::string& value) -> Complaint {
         options.sets = split(value);
         return std::nullopt;
     }},
    {"--engine", "NAME,...", "only these engines and peers",
     [](Options& options, const std::string& value) -> Complaint {
         options.engines = split(value);
         return std::nullopt;
     }},
    {"--rounds", "N", "at most so many rounds a set (60); slow engines play fewer",
     [](Options& options, const std::string& value) -> Complaint {
         if (base::read_number(value, options.rounds) && options.rounds >= 1) return std::nullopt;
         return fmt::format("'{}' is not a number from 1 up", value);
     }},
    {"--limit", "SECONDS", "for one solve (10); an engine that meets it twice on a set has given up",
     [](Options& options, const std::string& value) -> Complaint {
         constexpr Time least = std::chrono::milliseconds(1);
         options.limit = base::read_seconds(value).value_or(Time::zero());
         if (options.limit >= least) return std::nullopt;
         return fmt::format("'{}' is not a number from {} up", value, base::short_seconds(least));
     }},
    {"--quick", "", "five puzzles of each set, three rounds, a limit of one second; few puzzles made",
     turn_on<&Options::quick>},
    {"--stream", "", "only the stream of easy boards", turn_on<&Options::stream_only>},
    {"--generation", "", "only the making of puzzles", turn_on<&Options::generation_only>},
    {"--explaining", "", "only grades, explanations and hints", turn_on<&Options::explaining_only>},
    {"--out", "FOLDER", "writes RESULTS.md and results.json there",
     [](Options& options, const std::string& value) -> Complaint {
         options.out = value;
         return std::nullopt;
     }},
    {"--write", "", "writes them to bench/, where they are kept", turn_on<&Options::write>},
    {"--help", "", "this text", turn_on<&Options::help>},
};

}  // namespace

base::Result<Options> options_from(const std::vector<std::string>& arguments) {
    Options options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const auto row = std::ranges::find(table, arguments[i], &OptionRow::name);
        if (row == std::end(table)) return base::Error{fmt::format("there is no option '{}'", arguments[i]), {}};
        if (!row->value.empty() && ++i == arguments.size())
            return base::Error{fmt::format("{} needs a value: {}", row->name, row->value), {}};
        if (auto complaint = row->take(options, arguments[i]))
            return base::Error{fmt::format("{}: {}", row->name, *complaint), {}};
    }
    return options;
}

std::string help_text() {
    std::string text =
        "gridwright_bench runs every engine on the frozen sets of bench/sets, judges the answers and tells the "
        "times.\n"
        "It also makes, grades and explains puzzles, and tells what that costs.\n\n"
        "Usage: gridwright_bench [OPTIONS]\n\nOptions:\n";
    for (const OptionRow& row : table)
        text += fmt::format("  {:<22}{}\n", fmt::format("{} {}", row.name, row.value), row.meaning);
    return text +
           "\nExamples:\n"
           "  gridwright_bench --quick\n"
           "  gridwright_bench --set 'towers-9d?' --engine auto,fd\n"
           "  gridwright_bench --write\n"
           "\nCtrl-C ends it with the tables of what is finished.\n"
           "Exit codes: 0 done, 1 a wrong answer, 2 bad usage, a changed set or nowhere to write, 3 Ctrl-C came "
           "first.\n";
}

bool fits(const std::string& name, const std::vector<std::string>& patterns) {
    return patterns.empty() || std::ranges::any_of(patterns, [&](const std::string& pattern) {
               return fnmatch(pattern.c_str(), name.c_str(), 0) == 0;
           });
}

}  // namespace gridwright::bench
