// Parses the command line with CLI11. Its headers take seconds to compile, so only this file includes them; the rest of
// the program uses plain Options. CLI11 finds the options and their values, the table of options interprets the values,
// and every mistake becomes one sentence.

#include "cli/options/arguments.hpp"

#include "cli/options/help.hpp"
#include "cli/options/option_table.hpp"
#include "cli/output/message.hpp"
#include "gridwright/base/suggestion.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/version.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace gridwright::cli {
namespace {

using Value = OptionRow::Value;

const Command* command_named(std::string_view name) {
    for (const Command& command : commands())
        if (command.name == name) return &command;
    return nullptr;
}

Arguments complaint(std::string_view command, std::string_view sentence) {
    Arguments arguments;
    arguments.complaint = fmt::format("gridwright: {}{} gridwright {}{}--help\n", one_line(sentence),
                                      sentence.ends_with('?') ? " See" : "; see", command, command.empty() ? "" : " ");
    return arguments;
}

/// One command for CLI11: the options of our table that it takes, and its positional arguments.
void declare(const Command& command, CLI::App& app, std::vector<std::string>& beside) {
    app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    app.set_help_flag("-h,--help");
    app.allow_extras();
    for (const OptionRow& row : option_table()) {
        if (!takes(command, row)) continue;
        switch (row.value) {
            case Value::none: app.add_flag(row.name); break;
            case Value::required: app.add_option(row.name); break;
            case Value::attached: app.add_flag(row.name + "{all}"); break;
        }
    }
    if (command.complete) app.add_option("WORD", beside)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

/// The mistake in an argument such as `--to=` or `--unique=2`. CLI11 would read the next argument as the value of the
/// first and take the second for a flag.
std::optional<std::string> misplaced_equals(const Command& command, std::string_view word) {
    const auto equals = word.find('=');
    if (!word.starts_with("--") || equals == std::string_view::npos) return {};
    if (equals + 1 == word.size()) return fmt::format("{} has no value after the =", base::shown(word));
    for (const OptionRow& row : option_table())
        if (takes(command, row) && row.name == word.substr(0, equals) && row.value == Value::none)
            return fmt::format("{} takes no value", row.name);
    return {};
}

std::string suggested_option(const Command& command, std::string_view word) {
    std::vector<std::string_view> names;
    for (const OptionRow& row : option_table())
        if (takes(command, row)) names.push_back(row.name);
    return base::suggestion(word.substr(0, word.find('=')), names);
}

Arguments read_values(const Command& command, const CLI::App& app, std::span<const std::string> beside) {
    Options options;
    options.command = &command;
    std::vector<std::string> goals;
    std::vector<const OptionRow*> typed;
    for (const OptionRow& row : option_table()) {
        if (!takes(command, row)) continue;
        const CLI::Option& option = *app.get_option(row.name);
        if (option.count() == 0) continue;
        typed.push_back(&row);
        if (row.groups == counting) goals.push_back(row.name);
        const std::string value = option.results().back();
        if (const auto problem = row.read(value, options)) {
            const std::string given = row.value == Value::none ? "" : fmt::format(", not '{}'", base::shown(value));
            return complaint(command.name, fmt::format("{} {}{}", row.name, *problem, given));
        }
    }
    if (goals.size() > 1)
        return complaint(command.name, fmt::format("{} cannot be used together; choose one", base::listed(goals)));
    if (const auto problem = command.complete ? command.complete(beside, options) : std::nullopt)
        return complaint(command.name, *problem);
    if (options.engine.empty()) options.engine = engines::table().front().name;
    for (const OptionRow* row : typed)
        if (const auto problem = unused_by_engine(*row, options)) return complaint(command.name, *problem);
    Arguments arguments;
    arguments.options = std::move(options);
    return arguments;
}

Arguments parse_command(const Command& command, std::span<const char* const> words) {
    CLI::App app(std::string(command.summary), fmt::format("gridwright {}", command.name));
    std::vector<std::string> beside;
    declare(command, app, beside);
    const auto options_end = std::find(words.begin(), words.end(), std::string_view("--"));
    for (auto word = words.begin(); word != options_end; ++word)
        if (const auto problem = misplaced_equals(command, *word)) return complaint(command.name, *problem);
    try {
        app.parse(std::vector<std::string>(std::make_reverse_iterator(options_end), words.rend()));
    } catch (const CLI::CallForHelp&) {
        Arguments arguments;
        arguments.help = help_for(command);
        return arguments;
    } catch (const CLI::ArgumentMismatch&) {
        return complaint(command.name, fmt::format("{} needs a value", base::shown(*std::prev(options_end))));
    } catch (const CLI::ParseError& error) {
        return complaint(command.name, error.what());
    }
    if (options_end != words.end()) beside.insert(beside.end(), std::next(options_end), words.end());
    auto extra = app.remaining();
    if (!command.complete) extra.insert(extra.end(), beside.begin(), beside.end());
    if (!extra.empty()) {
        const std::string& word = extra.front();
        const bool option = word.starts_with("-");
        return complaint(command.name, fmt::format("{} takes no {} '{}'{}", command.name, option ? "option" : "file",
                                                   base::shown(word), option ? suggested_option(command, word) : ""));
    }
    return read_values(command, app, beside);
}

std::vector<std::string_view> command_names() {
    std::vector<std::string_view> names{"help"};
    for (const Command& command : commands()) names.push_back(command.name);
    return names;
}

Arguments help(std::span<const char* const> topics) {
    Arguments arguments;
    if (topics.size() > 1)
        return complaint("", fmt::format("help takes one topic; remove '{}'", base::shown(topics[1])));
    const auto general = {"help", "--help", "-h"};
    const bool overview = topics.empty() || std::ranges::find(general, std::string_view(topics[0])) != general.end();
    const auto page = overview ? general_help() : help_on(topics[0]);
    if (page) {
        arguments.help = *page;
        return arguments;
    }
    const auto names = help_topics();
    std::string suggested = base::suggestion(topics[0], names);
    if (suggested.empty())
        suggested = "; topics are " + base::listed(std::vector<std::string>(names.begin(), names.end()));
    return complaint("", fmt::format("there is no help on '{}'{}", base::shown(topics[0]), suggested));
}

}  // namespace

Arguments parse_arguments(std::span<const char* const> words) {
    Arguments arguments;
    if (words.size() < 2) {
        arguments.complaint = general_help();
        return arguments;
    }
    const std::string_view first = words[1];
    if (first == "--help" || first == "-h") {
        arguments.help = general_help();
        return arguments;
    }
    if (first == "--version") {
        arguments.help = fmt::format("gridwright {}\n", version);
        return arguments;
    }
    if (first == "help") return help(words.subspan(2));
    if (const Command* command = command_named(first)) return parse_command(*command, words.subspan(2));
    const bool option = first.starts_with("-");
    return complaint("", fmt::format("there is no {} '{}'{}", option ? "option" : "command", base::shown(first),
                                     option ? "" : base::suggestion(first, command_names())));
}

}  // namespace gridwright::cli
