// Parses the command line with CLI11. Its headers take seconds to compile, so only this file includes them; the rest of
// the program uses plain Options. CLI11 finds the options and their values, the table of options interprets the values,
// and every mistake becomes one sentence.

#include "cli/options/arguments.hpp"

#include "cli/options/option_table.hpp"
#include "cli/output/message.hpp"
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

void append_help_line(std::string_view name, std::string_view meaning, std::string& into) {
    into += fmt::format("  {:<20}{}\n", name, meaning);
}

std::string general_help() {
    std::string text =
        "gridwright solves, checks, converts and makes grid logic puzzles.\n"
        "\n"
        "Usage: gridwright COMMAND [OPTIONS] [FILE...]\n"
        "\n"
        "Commands:\n";
    for (const Command& command : commands()) append_help_line(command.name, command.summary, text);
    text +=
        "\n"
        "Options:\n"
        "  -h, --help          this text; after a command, what the command takes\n"
        "  --version           the version of this build\n"
        "\n"
        "Examples:\n"
        "  gridwright solve board.gw\n"
        "  gridwright solve --unique --to json puzzles.jsonl\n"
        "  gridwright check half-filled.gw\n"
        "  gridwright ask hoodoo\n"
        "  gridwright generate skyscraper --size 6\n"
        "  gridwright solve --help\n"
        "\n"
        "Exit codes: 0 done as asked, 1 the answer is no, 2 bad input or usage, 3 a limit or Ctrl-C came first.\n";
    return text;
}

Arguments complaint(std::string_view command, std::string_view sentence) {
    Arguments arguments;
    arguments.complaint = fmt::format("gridwright: {}; see gridwright {}{}--help\n", one_line(sentence), command,
                                      command.empty() ? "" : " ");
    return arguments;
}

bool takes(const Command& command, const OptionRow& row) {
    return row.groups == 0 || (row.groups & command.groups) != 0;
}

std::string help_for(const Command& command) {
    std::string text = fmt::format("gridwright {}: {}\n\nUsage: gridwright {} {}\n\nOptions:\n", command.name,
                                   command.summary, command.name, command.usage);
    for (const OptionRow& row : option_table()) {
        if (!takes(command, row) || !row.meaning) continue;
        const std::string_view space = row.value == Value::required ? " " : "";
        append_help_line(fmt::format("{}{}{}", row.name, space, row.value_name), row.meaning(), text);
    }
    append_help_line("-h, --help", "this text", text);
    if (command.more_help) text += "\n" + command.more_help();
    return text + "\nExamples:\n" + std::string(command.examples);
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

Arguments read_values(const Command& command, const CLI::App& app, std::span<const std::string> beside) {
    Options options;
    options.command = &command;
    options.engine = engines::table().front().name;
    std::vector<std::string> goals;
    for (const OptionRow& row : option_table()) {
        if (!takes(command, row)) continue;
        const CLI::Option& option = *app.get_option(row.name);
        if (option.count() == 0) continue;
        if (row.groups == counting) goals.push_back(row.name);
        const std::string value = option.results().back();
        if (const auto problem = row.read(value, options)) {
            const std::string given = row.value == Value::none ? "" : fmt::format(", not '{}'", base::shown(value));
            return complaint(command.name, fmt::format("{} {}{}", row.name, *problem, given));
        }
    }
    if (goals.size() > 1)
        return complaint(command.name, fmt::format("{} exclude each other; choose one", base::listed(goals)));
    if (const auto problem = command.complete ? command.complete(beside, options) : std::nullopt)
        return complaint(command.name, *problem);
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
        const bool option = extra.front().starts_with("-");
        return complaint(command.name, fmt::format("{} takes no {} '{}'", command.name, option ? "option" : "file",
                                                   base::shown(extra.front())));
    }
    return read_values(command, app, beside);
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
    if (const Command* command = command_named(first)) return parse_command(*command, words.subspan(2));
    const std::string_view noun = first.starts_with("-") ? "option" : "command";
    return complaint("", fmt::format("there is no {} '{}'", noun, base::shown(first)));
}

}  // namespace gridwright::cli
