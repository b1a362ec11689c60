#include "cli/options/ask_options.hpp"

#include "cli/options/help_text.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <fmt/format.h>

namespace gridwright::cli {
namespace {

/// The kinds of which a blank board is a puzzle, so that the size is the only question.
std::vector<const sheet::Notation*> askable() {
    std::vector<const sheet::Notation*> list;
    for (const sheet::Notation* notation : puzzles::notations())
        if (notation->blank_by_header) list.push_back(notation);
    return list;
}

std::string names() {
    std::vector<std::string> list;
    for (const sheet::Notation* notation : askable()) list.emplace_back(notation->name);
    return base::listed(list, "or");
}

}  // namespace

Problem complete_ask(std::span<const std::string> words, Options& options) {
    const std::string_view command = options.command->name;
    if (words.empty()) return fmt::format("{} needs the kind of board to ask for: {}", command, names());
    if (words.size() > 1)
        return fmt::format("{} takes one kind at a time; remove '{}'", command, base::shown(words[1]));
    for (const sheet::Notation* notation : puzzles::notations())
        if (notation->name == words[0]) options.asked = notation;
    if (!options.asked) return fmt::format("{} takes {}, not '{}'", command, names(), base::shown(words[0]));
    if (!options.asked->blank_by_header)
        return fmt::format("{} takes {}; a {} needs clues as well as a size, so use gridwright solve", command, names(),
                           words[0]);
    if (!options.search.limits.time) options.search.limits.time = usual_patience;
    return std::nullopt;
}

std::string ask_help() {
    std::string text = "Kinds:\n";
    for (const sheet::Notation* notation : askable()) append_help_row(notation->name, notation->summary, text);
    return text;
}

}  // namespace gridwright::cli
