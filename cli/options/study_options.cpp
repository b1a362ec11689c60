#include "cli/options/study_options.hpp"

#include "cli/options/option_values.hpp"
#include "gridwright/base/seconds.hpp"
#include "gridwright/base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace gridwright::cli {
namespace {

using Value = OptionRow::Value;
using Action = Studying::Action;

OptionRow switch_row(std::string name, const std::string& meaning, bool Studying::*into) {
    return {std::move(name),
            Value::none,
            "",
            studying,
            [meaning] { return meaning; },
            [into](std::string_view, Options& options) -> Problem {
                options.studying.*into = true;
                return {};
            }};
}

template <typename Name>
OptionRow folder_row(std::string name, const std::string& meaning, Name Studying::*into) {
    return {std::move(name),
            Value::required,
            "DIR",
            studying,
            [meaning] { return meaning; },
            [into](std::string_view value, Options& options) -> Problem {
                if (value.empty()) return "needs the name of a folder";
                options.studying.*into = std::string(value);
                return {};
            }};
}

/// The text quoted so that a shell reads it as one word.
std::string shell_word(std::string_view text) {
    const auto is_plain = [](unsigned char c) {
        return std::isalnum(c) || c == '-' || c == '_' || c == '.' || c == '/';
    };
    if (!text.empty() && std::all_of(text.begin(), text.end(), is_plain)) return std::string(text);
    // A character that cannot be shown becomes an escape, so that the command stays on one line and can be repeated.
    if (base::in_one_line(text, '?') != text) {
        std::string escaped = "$'";
        for (const unsigned char c : text)
            escaped += is_plain(c) || c == ' ' ? std::string(1, static_cast<char>(c)) : fmt::format("\\x{:02x}", c);
        return escaped + "'";
    }
    std::string quoted = "'";
    for (const char c : text) quoted += c == '\'' ? "'\\''" : std::string(1, c);
    return quoted + "'";
}

constexpr std::pair<std::string_view, Action> actions[] = {
    {"list", Action::list}, {"show", Action::show}, {"run", Action::run}};

}  // namespace

std::vector<OptionRow> study_options() {
    return {switch_row("--quick", "the quick variant of the recipe: fewer puzzles, shorter limits", &Studying::quick),
            folder_row("--out", "write results to this folder (default study-results)", &Studying::out),
            switch_row("--resume", "continue the study in --out; no finished run is repeated", &Studying::resume),
            folder_row("--recipes", "look for recipes here first, then among those that come with gridwright",
                       &Studying::folder)};
}

Problem complete_study(std::span<const std::string> words, Options& options) {
    Studying& studying = options.studying;
    if (words.empty()) return "study needs list, show or run";
    bool known = false;
    for (const auto& [name, action] : actions)
        if (words[0] == name) {
            studying.action = action;
            known = true;
        }
    if (!known) return fmt::format("study takes list, show or run, not '{}'", base::shown(words[0]));
    studying.recipes.assign(words.begin() + 1, words.end());
    if (studying.action == Action::list && !studying.recipes.empty())
        return fmt::format("study list takes no recipe '{}'; study show does", base::shown(studying.recipes[0]));
    if (studying.action != Action::list && studying.recipes.empty())
        return fmt::format("study {} needs a recipe, or all; study list shows their names", words[0]);
    return std::nullopt;
}

std::string study_help() {
    return "Actions:\n"
           "  list                list the recipes with their titles\n"
           "  show RECIPE...      show what a recipe contains and how many runs it takes\n"
           "  run RECIPE...       run recipes: names from the list, files, or all:\n"
           "                      those in --recipes DIR, or those that come with gridwright\n"
           "\n"
           "docs/studies.md describes how to write a recipe.\n";
}

std::string study_command(const Options& options) {
    const Studying& studying = options.studying;
    std::string command = "gridwright study run";
    for (const std::string& recipe : studying.recipes) command += " " + shell_word(recipe);
    if (studying.quick) command += " --quick";
    if (const auto time = options.search.limits.time) command += " --time " + base::short_seconds(*time);
    if (options.search.seed != kernel::Search().seed) command += fmt::format(" --seed {}", options.search.seed);
    if (options.jobs != 1) command += fmt::format(" --jobs {}", options.jobs);
    if (studying.folder) command += " --recipes " + shell_word(*studying.folder);
    if (studying.out != Studying().out) command += " --out " + shell_word(studying.out);
    return studying.resume ? command + " --resume" : command;
}

}  // namespace gridwright::cli
