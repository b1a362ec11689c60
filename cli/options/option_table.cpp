#include "cli/options/option_table.hpp"

#include "cli/options/ask_options.hpp"
#include "cli/options/explain_options.hpp"
#include "cli/options/generate_options.hpp"
#include "cli/options/header_options.hpp"
#include "cli/options/option_values.hpp"
#include "cli/options/paper_options.hpp"
#include "cli/options/play_options.hpp"
#include "cli/options/setter_options.hpp"
#include "cli/options/study_options.hpp"
#include "cli/output/search_trace.hpp"
#include "gridwright/base/seconds.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/registry.hpp"

#include <fmt/format.h>
#include <unistd.h>

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

template <typename Row, std::size_t size, typename Choice>
Problem choose(const Row (&table)[size], std::string_view name, Choice& into) {
    for (const auto& row : table)
        if (row.name == name) {
            into = row.choice;
            return {};
        }
    return "needs " + names(table);
}

struct ColourChoice {
    std::string_view name;
    Colour choice;
};

constexpr ColourChoice colour_choices[] = {
    {"auto", Colour::automatic}, {"always", Colour::always}, {"never", Colour::never}};

/// The formats of commands that print puzzles, of those that only report, and of the one that converts.
enum class Written { puzzles, reports, conversions };

std::vector<answers::OutputFormat> formats_for(Written written) {
    if (written == Written::conversions) return answers::conversion_formats();
    std::vector<answers::OutputFormat> formats = answers::output_formats();
    if (written == Written::reports)
        std::erase_if(formats, [](const answers::OutputFormat& format) {
            return !(format.is_json() || format.drawing() || format == answers::usual_format());
        });
    return formats;
}

template <Written written>
std::string names_to_write() {
    std::vector<std::string> list;
    for (const answers::OutputFormat& format : formats_for(written)) list.emplace_back(format.name());
    return base::listed(list, "or");
}

template <Written written>
std::string write_meaning() {
    return "write " + names_to_write<written>() + " (default: pretty on a terminal, else text)";
}

template <Written written>
Problem choose_written(std::string_view name, Options& options) {
    for (const answers::OutputFormat& format : formats_for(written))
        if (format.name() == name) {
            options.to = format;
            return {};
        }
    return "needs " + names_to_write<written>();
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
    return choose_goal(Goal::count, limit, options);
}

Problem read_jobs(std::string_view text, Options& options) {
    if (read_number(text, options.jobs) && options.jobs >= 1 && options.jobs <= most_jobs) return {};
    return fmt::format("needs a whole number from 1 to {}", most_jobs);
}

const OptionRow own_rows[] = {
    {"--unique", Value::none, "", counting, [] { return std::string("decide whether there is exactly one solution"); },
     [](std::string_view, Options& options) { return choose_goal(Goal::unique, 2, options); }},
    {"--count", Value::attached, "[=LIMIT]", counting,
     [] { return std::string("count all solutions, or up to LIMIT"); }, read_count},
    {"--all", Value::none, "", counting, [] { return std::string("print every solution"); },
     [](std::string_view, Options& options) { return choose_goal(Goal::all, std::nullopt, options); }},
    {"--unique", Value::none, "", checking,
     [] { return std::string("also decide whether there is exactly one solution"); },
     [](std::string_view, Options& options) -> Problem {
         options.depth = answers::Depth::unique;
         return {};
     }},
    {"--summary", Value::none, "", checking,
     [] { return std::string("end with counts: verdicts, sizes, clues, boards equal under symmetry"); },
     [](std::string_view, Options& options) -> Problem {
         options.summary = true;
         return {};
     }},
    {"--to", Value::required, "FORMAT", writing, write_meaning<Written::puzzles>, choose_written<Written::puzzles>},
    {"--to", Value::required, "FORMAT", reporting, write_meaning<Written::reports>, choose_written<Written::reports>},
    {"--to", Value::required, "FORMAT", exporting, write_meaning<Written::conversions>,
     choose_written<Written::conversions>},
    {"--from", Value::required, "FORMAT", reading,
     [] { return "read only " + names_to_read() + " (default: recognised by content)"; }, choose_read},
    {"-o", Value::required, "FILE", writing | reporting | explaining | naming | exporting,
     [] { return std::string("write to FILE only when complete; if stopped, the finished part is in FILE.part"); },
     [](std::string_view value, Options& options) -> Problem {
         if (value.empty()) return "needs the name of a file";
         if (value != "-") options.output = value;
         return {};
     }},
    {"--engine", Value::required, "NAME", searching,
     [] { return fmt::format("use {} (default {})", names(engines::table()), engines::table().front().name); },
     read_engine},
    {"--var", Value::required, "NAME", searching,
     [] { return std::string("choose the next cell by this rule (default ffc)"); },
     [](std::string_view value, Options& options) {
         return choose(kernel::variable_choices, value, options.search.labeling.variable);
     },
     &kernel::EngineRow::labels},
    {"--val", Value::required, "NAME", searching,
     [] { return std::string("how to try the values of that cell (default step)"); },
     [](std::string_view value, Options& options) {
         return choose(kernel::value_choices, value, options.search.labeling.value);
     },
     &kernel::EngineRow::labels},
    {"--down", Value::none, "", searching, [] { return std::string("try high values first (default: low values)"); },
     [](std::string_view, Options& options) -> Problem {
         options.search.labeling.order = kernel::ValueOrder::down;
         return {};
     },
     &kernel::EngineRow::labels},
    {"--strength", Value::required, "NAME", searching,
     [] { return std::string("how much to deduce before guessing: classic or line (default line)"); },
     [](std::string_view value, Options& options) { return choose(kernel::strengths, value, options.search.strength); },
     &kernel::EngineRow::knows_strengths},
    {"--time", Value::required, "SECONDS", answering | making | rendering | binding,
     [] { return std::string("time limit for each puzzle; decimals allowed"); }, read_time},
    {"--time", Value::required, "SECONDS", asking,
     [] {
         return fmt::format("time limit for each board; decimals allowed (default {}, as in the report)",
                            usual_patience.count());
     },
     read_time},
    {"--time", Value::required, "SECONDS", studying,
     [] { return std::string("time limit for each run, in place of the recipe's; decimals allowed"); }, read_time},
    {"--failures", Value::required, "N", searching, [] { return std::string("limit of failures for each puzzle"); },
     read_failures},
    {"--seed", Value::required, "N", searching | studying, [] { return std::string("random seed (default 1)"); },
     [](std::string_view value, Options& options) -> Problem {
         if (read_number(value, options.search.seed)) return {};
         return "needs a whole number, 0 or more";
     }},
    {"--jobs", Value::required, "N", reading | making,
     [] { return std::string("work on N puzzles at a time; the output is the same (default 1)"); }, read_jobs},
    {"--jobs", Value::required, "N", studying,
     [] { return std::string("do N runs at a time; times are most accurate with 1 (default 1)"); }, read_jobs},
    {"--stats", Value::none, "", answering | asking,
     [] { return std::string("add the engine, the time and the counts of the search"); },
     [](std::string_view, Options& options) -> Problem {
         options.stats = true;
         return {};
     }},
    {"--trace", Value::required, "FILE", tracing,
     [] {
         return fmt::format("write the search tree to FILE, a line for each node: depth, choice, outcome; uses {}",
                            traced_engine);
     },
     [](std::string_view value, Options& options) -> Problem {
         if (value.empty() || value == "-") return "needs the name of a file";
         options.trace = value;
         return {};
     }},
    {"--colour", Value::required, "WHEN", drawing,
     [] { return "colours in drawings: " + names(colour_choices) + " (default auto: on terminals)"; },
     [](std::string_view value, Options& options) { return choose(colour_choices, value, options.colour); }},
    {"--no-clues", Value::none, "", drawing | rendering,
     [] { return std::string("draw boards without the clues around them"); },
     [](std::string_view, Options& options) -> Problem {
         options.clues = options.drawing.wishes.clues = false;
         return {};
     }},
    {"--quiet", Value::none, "", 0, [] { return std::string("hide progress; still print results and errors"); },
     [](std::string_view, Options& options) -> Problem {
         options.quiet = true;
         return {};
     }},
};

}  // namespace

bool takes(const Command& command, const OptionRow& row) {
    return row.groups == 0 || (row.groups & command.groups) != 0;
}

std::span<const OptionRow> option_table() {
    static const std::vector<OptionRow> table = [] {
        std::vector<OptionRow> rows = generate_options();
        rows.insert(rows.end(), std::begin(own_rows), std::end(own_rows));
        for (OptionRow& row : explain_options()) rows.push_back(std::move(row));
        for (OptionRow& row : setter_options()) rows.push_back(std::move(row));
        for (OptionRow& row : paper_options()) rows.push_back(std::move(row));
        for (OptionRow& row : play_options()) rows.push_back(std::move(row));
        for (OptionRow& row : study_options()) rows.push_back(std::move(row));
        for (OptionRow& row : header_options()) rows.push_back(std::move(row));
        return rows;
    }();
    return table;
}

Problem unused_by_engine(const OptionRow& row, const Options& options) {
    if (!row.used_by || engines::find(options.engine)->*row.used_by) return {};
    std::vector<std::string> others;
    for (const kernel::EngineRow& engine : engines::table())
        if (engine.*row.used_by) others.emplace_back(engine.name);
    return fmt::format("the engine {0} does not use {1}; leave {1} out or use {2}", options.engine, row.name,
                       base::listed(others, "or"));
}

Problem complete_files(std::span<const std::string> words, Options& options) {
    const bool unlimited = options.goal == Goal::count && !options.search.solutions;
    std::uint64_t limit = 0;
    if (unlimited && !words.empty() && read_number(words[0], limit) && access(words[0].c_str(), F_OK) != 0)
        return fmt::format("there is no file '{0}'; the limit of --count follows after an equals sign: --count={0}",
                           words[0]);
    options.files.assign(words.begin(), words.end());
    if (words.empty()) options.files.emplace_back("-");
    auto from_input = std::ranges::count(options.files, "-");
    for (const auto* other : {&options.explaining.puzzle, &options.improving.towards})
        if (*other == "-") ++from_input;
    if (from_input > 1) return "standard input can be read only once; name a file for the other";
    return {};
}

}  // namespace gridwright::cli
