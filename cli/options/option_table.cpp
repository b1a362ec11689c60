#include "cli/options/option_table.hpp"

#include "cli/options/ask_options.hpp"
#include "cli/options/generate_options.hpp"
#include "cli/options/header_options.hpp"
#include "cli/options/option_values.hpp"
#include "cli/options/study_options.hpp"
#include "gridwright/base/seconds.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/registry.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::cli {
namespace {

using Value = OptionRow::Value;

constexpr int most_jobs = 1024;

/// "a, b or c": the names in a table.
template <typename Table>
std::string names(const Table& table) {
    std::vector<std::string> list;
    for (const auto& row : table) list.emplace_back(row.name);
    return base::listed(list, "or");
}

template <typename Choice, std::size_t size>
Problem choose(const kernel::Named<Choice> (&table)[size], std::string_view name, Choice& into) {
    for (const auto& row : table)
        if (row.name == name) {
            into = row.choice;
            return {};
        }
    return "needs " + names(table);
}

std::string names_to_write() {
    std::vector<std::string> list;
    for (const answers::OutputFormat& format : answers::output_formats()) list.emplace_back(format.name());
    return base::listed(list, "or");
}

Problem choose_written(std::string_view name, Options& options) {
    for (const answers::OutputFormat& format : answers::output_formats())
        if (format.name() == name) {
            options.to = format;
            return {};
        }
    return "needs " + names_to_write();
}

std::string names_to_read() {
    std::vector<std::string> list;
    for (const formats::Codec* codec : formats::table())
        if (codec->read) list.emplace_back(codec->name);
    return base::listed(list, "or");
}

Problem choose_read(std::string_view name, Options& options) {
    const formats::Codec* codec = formats::find(name);
    if (!codec || !codec->read) return "needs " + names_to_read();
    options.from = codec;
    return {};
}

Problem choose_goal(Goal goal, std::optional<std::uint64_t> solutions, Options& options) {
    options.goal = goal;
    options.search.solutions = solutions;
    return {};
}

Problem read_engine(std::string_view name, Options& options) {
    if (!engines::find(name)) return "needs an engine of this build: " + names(engines::table());
    options.engine = name;
    return {};
}

Problem read_time(std::string_view text, Options& options) {
    const auto time = base::read_seconds(text);
    if (!time) return "needs a number of seconds above 0, such as 0.5";
    options.search.limits.time = time;
    return {};
}

Problem read_failures(std::string_view text, Options& options) {
    std::uint64_t failures = 0;
    if (!read_number(text, failures)) return "needs a whole number, 0 or more";
    options.search.limits.failures = failures;
    return {};
}

Problem read_count(std::string_view text, Options& options) {
    if (text == "all") return choose_goal(Goal::count, std::nullopt, options);
    std::uint64_t limit = 0;
    if (!read_number(text, limit) || limit == 0) return "needs a whole number, 1 or more, after the =";
    // A verdict about one solution would need to know of a second: with a limit of 1 that is looked for too.
    return choose_goal(Goal::count, std::max<std::uint64_t>(limit, 2), options);
}

Problem read_jobs(std::string_view text, Options& options) {
    if (read_number(text, options.jobs) && options.jobs >= 1 && options.jobs <= most_jobs) return {};
    return fmt::format("needs a whole number from 1 to {}", most_jobs);
}

const OptionRow own_rows[] = {
    {"--unique", Value::none, "", counting, [] { return std::string("decide whether there is exactly one solution"); },
     [](std::string_view, Options& options) { return choose_goal(Goal::unique, 2, options); }},
    {"--count", Value::attached, "[=LIMIT]", counting,
     [] { return std::string("count the solutions, all of them or up to LIMIT"); }, read_count},
    {"--all", Value::none, "", counting, [] { return std::string("print every solution"); },
     [](std::string_view, Options& options) { return choose_goal(Goal::all, std::nullopt, options); }},
    {"--to", Value::required, "FORMAT", writing,
     [] { return "write " + names_to_write() + " (default: pretty on a terminal, else text)"; }, choose_written},
    {"--from", Value::required, "FORMAT", reading,
     [] { return "read only " + names_to_read() + " (default: recognised by content)"; }, choose_read},
    {"-o", Value::required, "FILE", writing,
     [] { return std::string("write to FILE, whole or not at all; if stopped, what is done is in FILE.part"); },
     [](std::string_view value, Options& options) -> Problem {
         if (value.empty()) return "needs the name of a file";
         if (value != "-") options.output = value;
         return {};
     }},
    {"--engine", Value::required, "NAME", searching,
     [] { return fmt::format("{} (default {})", names(engines::table()), engines::table().front().name); },
     read_engine},
    {"--var", Value::required, "NAME", searching,
     [] { return std::string("which cell is decided next (default ffc)"); },
     [](std::string_view value, Options& options) {
         return choose(kernel::variable_choices, value, options.search.labeling.variable);
     }},
    {"--val", Value::required, "NAME", searching, [] { return std::string("how its values are tried (default step)"); },
     [](std::string_view value, Options& options) {
         return choose(kernel::value_choices, value, options.search.labeling.value);
     }},
    {"--down", Value::none, "", searching, [] { return std::string("try high values first (default: low ones)"); },
     [](std::string_view, Options& options) -> Problem {
         options.search.labeling.order = kernel::ValueOrder::down;
         return {};
     }},
    {"--strength", Value::required, "NAME", searching,
     [] { return std::string("how much a rule says before anything is guessed (default line)"); },
     [](std::string_view value, Options& options) {
         return choose(kernel::strengths, value, options.search.strength);
     }},
    {"--time", Value::required, "SECONDS", answering | making,
     [] { return std::string("stop after this time for each puzzle; decimals allowed"); }, read_time},
    {"--time", Value::required, "SECONDS", asking,
     [] {
         return fmt::format("stop after this time for each board; decimals allowed (default {}, as in the report)",
                            usual_patience.count());
     },
     read_time},
    {"--time", Value::required, "SECONDS", studying,
     [] { return std::string("give each run up after this time, whatever the recipe says; decimals allowed"); },
     read_time},
    {"--failures", Value::required, "N", searching,
     [] { return std::string("stop after this many failures for each puzzle"); }, read_failures},
    {"--seed", Value::required, "N", searching | studying,
     [] { return std::string("what random choices are drawn from (default 1)"); },
     [](std::string_view value, Options& options) -> Problem {
         if (read_number(value, options.search.seed)) return {};
         return "needs a whole number, 0 or more";
     }},
    {"--jobs", Value::required, "N", reading | making,
     [] { return std::string("work on N puzzles at a time, with the same output (default 1)"); }, read_jobs},
    {"--jobs", Value::required, "N", studying,
     [] { return std::string("do N runs at a time; times are truest with one (default 1)"); }, read_jobs},
    {"--stats", Value::none, "", answering,
     [] { return std::string("tell the engine, the time and what the search did"); },
     [](std::string_view, Options& options) -> Problem {
         options.stats = true;
         return {};
     }},
    {"--quiet", Value::none, "", 0, [] { return std::string("show no progress; results and errors stay"); },
     [](std::string_view, Options& options) -> Problem {
         options.quiet = true;
         return {};
     }},
};

template <typename Table>
void describe(std::string_view option, const Table& rows, std::string& into) {
    into += fmt::format("Names for {}:\n", option);
    for (const auto& row : rows) into += fmt::format("  {:<20}{}\n", row.name, row.meaning);
}

}  // namespace

std::span<const OptionRow> option_table() {
    static const std::vector<OptionRow> table = [] {
        std::vector<OptionRow> rows = generate_options();
        rows.insert(rows.end(), std::begin(own_rows), std::end(own_rows));
        for (OptionRow& row : study_options()) rows.push_back(std::move(row));
        for (OptionRow& row : header_options()) rows.push_back(std::move(row));
        return rows;
    }();
    return table;
}

Problem complete_files(std::span<const std::string> words, Options& options) {
    options.files.assign(words.begin(), words.end());
    if (words.empty()) options.files.emplace_back("-");
    return {};
}

std::string search_help() {
    std::string text;
    describe("--engine", engines::table(), text);
    describe("--var", kernel::variable_choices, text);
    describe("--val", kernel::value_choices, text);
    describe("--strength", kernel::strengths, text);
    return text;
}

}  // namespace gridwright::cli
