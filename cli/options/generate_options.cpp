#include "cli/options/generate_options.hpp"

#include "cli/options/help_text.hpp"
#include "cli/options/option_values.hpp"
#include "gridwright/answers/make_options.hpp"
#include "gridwright/answers/make_run.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/generator/common/level.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::cli {
namespace {

using Value = OptionRow::Value;

OptionRow row_of(const answers::MakeNumber& number) {
    return {fmt::format("--{}", number.name),
            Value::required,
            std::string(number.value),
            making,
            [&number] { return std::string(number.meaning); },
            [&number](std::string_view text, Options& options) {
                return answers::read_number(number, text, options.make);
            }};
}

/// An option without a value.
OptionRow switch_row(std::string name, std::string_view meaning, void (*set)(Options& options)) {
    return {std::move(name),
            Value::none,
            "",
            making,
            [meaning] { return std::string(meaning); },
            [set](std::string_view, Options& options) -> Problem {
                set(options);
                return {};
            }};
}

/// Kinds may share a setting; the generator decides which values each of them takes.
OptionRow row_of(const generator::Setting& setting) {
    const Value value = setting.value.empty() ? Value::none : Value::required;
    return {fmt::format("--{}", setting.name),
            value,
            std::string(setting.value),
            making,
            nullptr,
            [name = std::string(setting.name), value](std::string_view text, Options& options) -> Problem {
                options.make.settings.wishes.push_back({name, value == Value::none ? "" : std::string(text)});
                return {};
            }};
}

void append_settings(std::string_view heading, std::span<const generator::Setting> settings, std::string& text) {
    if (settings.empty()) return;
    text += fmt::format("\n{}:\n", heading);
    for (const generator::Setting& setting : settings)
        append_help_row(fmt::format("--{}{}{}", setting.name, setting.value.empty() ? "" : " ", setting.value),
                        setting.meaning, text);
}

std::string kind_names() {
    std::vector<std::string> names;
    for (const generator::MakerRow& kind : generator::table()) names.emplace_back(kind.notation.name);
    return base::listed(names, "or");
}

}  // namespace

std::vector<OptionRow> generate_options() {
    std::vector<OptionRow> rows;
    for (const answers::MakeNumber& number : answers::make_numbers()) rows.push_back(row_of(number));
    rows.push_back(switch_row("--resume", "continue a run with -o FILE that was stopped; its puzzles are in FILE.part",
                              [](Options& options) { options.resume = true; }));
    rows.push_back(switch_row("--solutions", "print the solution behind each puzzle (JSON always has it)",
                              [](Options& options) { options.solutions = true; }));
    rows.push_back(switch_row("--distinct",
                              "leave out puzzles that are equal to earlier ones of the run under symmetry",
                              [](Options& options) { options.make.distinct = true; }));
    rows.push_back(switch_row("--rising", "spread the puzzles over the levels from 1 to 7, the easiest first",
                              [](Options& options) { options.make.rising = true; }));
    for (const generator::Setting& setting : generator::grade_settings()) rows.push_back(row_of(setting));
    for (const generator::MakerRow& kind : generator::table())
        for (const generator::Setting& setting : kind.settings) {
            OptionRow row = row_of(setting);
            const auto same = [&](const OptionRow& other) { return other.name == row.name; };
            if (std::none_of(rows.begin(), rows.end(), same)) rows.push_back(std::move(row));
        }
    return rows;
}

Problem complete_generate(std::span<const std::string> words, Options& options) {
    const std::string_view command = options.command->name;
    if (words.empty()) return fmt::format("{} needs the kind of puzzle to make: {}", command, kind_names());
    if (words.size() > 1)
        return fmt::format("{} makes one kind at a time; remove '{}'", command, base::shown(words[1]));
    answers::MakeAsk& make = options.make;
    make.kind = generator::find(words[0]);
    if (!make.kind) return fmt::format("{} makes {}, not '{}'", command, kind_names(), base::shown(words[0]));
    if (make.settings.size == 0)
        return fmt::format("{} needs --size N; {} puzzles are made in sizes {}", command, words[0],
                           text_of(make.kind->sizes));
    const bool has_room =
        !options.to || options.to->is_json() || options.to->drawing() || *options.to == answers::usual_format();
    if (options.solutions && !has_room)
        return fmt::format("--solutions cannot be written as {}; json, text and pretty have room for them",
                           options.to->name());
    if (options.resume && !options.output) return "--resume needs -o FILE, the file to continue";
    if (options.resume && options.search.limits.time)
        return "--resume and --time cannot be used together, because it is not known which puzzles ran out of time";
    if (options.resume && make.rising)
        return "--resume and --rising cannot be used together, because a rising run is sorted at its end";
    if (options.resume && make.distinct && options.to && options.to->drawing())
        return fmt::format("--resume --distinct cannot read the puzzles in a file as {}; choose another format",
                           options.to->name());
    if (options.resume && (options.colour == Colour::always || !options.clues))
        return "--resume cannot continue drawings with --colour always or --no-clues; choose another format";
    return problem_of(make);
}

std::string generate_help() {
    std::string text = "Kinds:\n";
    for (const generator::MakerRow& kind : generator::table())
        append_help_row(kind.notation.name, "in sizes " + text_of(kind.sizes), text);
    append_settings("Options for every kind", generator::grade_settings(), text);
    for (const generator::MakerRow& kind : generator::table())
        append_settings(fmt::format("Options for {}", kind.notation.name), kind.settings, text);
    return text;
}

}  // namespace gridwright::cli
