#include "cli/generate/run_settings.hpp"

#include "gridwright/answers/make.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/version.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace gridwright::cli {
namespace {

constexpr std::string_view command_key = "gridwright generate ";
constexpr std::string_view generator_key = "generator ";

std::string_view name_of(std::string_view part) {
    return part.substr(0, part.find(' '));
}

/// The name of the command, then each option with its value.
std::vector<std::string> parts_of(std::string_view command) {
    std::vector<std::string> parts;
    while (!command.empty()) {
        const std::size_t end = std::min(command.find(" --"), command.size());
        parts.emplace_back(command.substr(0, end));
        command.remove_prefix(std::min(end + 1, command.size()));
    }
    return parts;
}

}  // namespace

RunSettings::RunSettings(const answers::MakeAsk& make)
    : parts_(parts_of(answers::command_of(*make.kind, make.settings, *make.seed))),
      generator_(fmt::format("{}{}", generator_key, generator::version)),
      // Otherwise effort only bounds the search, and a run that found nothing may continue with more.
      any_effort_(!answers::shaped_by_effort(*make.kind, make.settings)) {}

void RunSettings::add(std::string_view option, std::string_view value) {
    parts_.push_back(value.empty() ? std::string(option) : fmt::format("{} {}", option, value));
}

std::string RunSettings::command() const {
    return fmt::format("{}", fmt::join(parts_, " "));
}

std::string RunSettings::maker() const {
    const auto end =
        std::find_if(parts_.begin(), parts_.end(), [](const std::string& part) { return name_of(part) == "--first"; });
    return fmt::format("{}", fmt::join(parts_.begin(), end, " "));
}

std::string RunSettings::kind() const {
    return parts_.front().substr(command_key.size());
}

int RunSettings::generator() const {
    int number = 0;
    return base::read_number(std::string_view(generator_).substr(generator_key.size()), number) ? number : 0;
}

std::string RunSettings::value(std::string_view option) const {
    const std::string* part = same_option(option);
    return part ? part->substr(std::min(part->size(), option.size() + 1)) : "";
}

std::string RunSettings::text() const {
    return fmt::format("{}\n{}\ngridwright {}\n", command(), generator_, version);
}

std::optional<RunSettings> RunSettings::read(std::string_view text) {
    std::vector<std::string> lines;
    for (std::size_t end; (end = text.find('\n')) != std::string_view::npos; text.remove_prefix(end + 1))
        lines.emplace_back(text.substr(0, end));
    if (lines.size() < 3 || !lines[0].starts_with(command_key) || !lines[1].starts_with(generator_key))
        return std::nullopt;
    RunSettings settings;
    settings.generator_ = lines[1];
    settings.parts_ = parts_of(lines[0]);
    return settings;
}

std::optional<std::string> RunSettings::difference_to(const RunSettings& begun) const {
    if (begun.generator_ != generator_)
        return fmt::format("by {}; this is {}, which makes other puzzles", base::shown(begun.generator_), generator_);
    const auto same_needed = [](std::string difference) { return difference + "; --resume needs the same options"; };
    for (const std::string& part : parts_) {
        const std::string* other = begun.same_option(part);
        if (!other) return same_needed(fmt::format("without {}", base::shown(part)));
        if (*other != part) return same_needed(fmt::format("with {}, not {}", base::shown(*other), base::shown(part)));
    }
    for (const std::string& other : begun.parts_)
        if (!same_option(other)) return same_needed(fmt::format("with {}", base::shown(other)));
    return std::nullopt;
}

const std::string* RunSettings::same_option(std::string_view part) const {
    for (const std::string& own : parts_)
        if (name_of(own) == name_of(part)) return &own;
    return nullptr;
}

}  // namespace gridwright::cli
