#include "cli/options/generate_options.hpp"

#include "cli/options/option_values.hpp"
#include "gridwright/base/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::cli {
namespace {

using Value = OptionRow::Value;

/// Numbers of puzzles stay below this, so that they can be added without a thought.
constexpr std::uint64_t most_puzzles = 1'000'000'000'000'000'000;

Problem read_puzzles(std::string_view text, std::uint64_t& into) {
    if (read_number(text, into) && into >= 1 && into < most_puzzles) return {};
    return "needs a whole number, 1 or more, of at most 18 digits";
}

const OptionRow general[] = {
    {"--size", Value::required, "N", making, [] { return std::string("how many rows and columns; always needed"); },
     [](std::string_view value, Options& options) -> Problem {
         int& size = options.making.order.size;
         if (read_number(value, size) && size >= 1) return {};
         return "needs a whole number, 1 or more";
     }},
    {"--count", Value::required, "K", making, [] { return std::string("how many puzzles (default 1)"); },
     [](std::string_view value, Options& options) { return read_puzzles(value, options.making.count); }},
    {"--seed", Value::required, "S", making,
     [] {
         return std::string(
             "what chance is drawn from; puzzles depend on it and their number (default: drawn and told)");
     },
     [](std::string_view value, Options& options) -> Problem {
         if (read_number(value, options.making.seed.emplace())) return {};
         return "needs a whole number from 0 to 18446744073709551615";
     }},
    {"--first", Value::required, "I", making,
     [] { return std::string("the number of the first puzzle, to split a run or go on with it (default 1)"); },
     [](std::string_view value, Options& options) { return read_puzzles(value, options.making.first); }},
    {"--effort", Value::required, "N", making,
     [] { return std::string("look N times as long for a puzzle before giving up (default 1)"); },
     [](std::string_view value, Options& options) -> Problem {
         constexpr std::uint64_t most = 1'000'000;
         std::uint64_t& effort = options.making.order.effort;
         if (read_number(value, effort) && effort >= 1 && effort <= most) return {};
         return fmt::format("needs a whole number from 1 to {}", most);
     }},
    {"--resume", Value::none, "", making,
     [] {
         return std::string("go on with a run to -o FILE that was cut short; until its end puzzles are in FILE.part");
     },
     [](std::string_view, Options& options) -> Problem {
         options.making.resume = true;
         return {};
     }},
};

/// Kinds may share a setting; which of them takes which value is for the generator to say.
OptionRow row_of(const generator::Setting& setting) {
    const Value value = setting.value.empty() ? Value::none : Value::required;
    return {fmt::format("--{}", setting.name),
            value,
            std::string(setting.value),
            making,
            nullptr,
            [name = std::string(setting.name), value](std::string_view text, Options& options) -> Problem {
                options.making.order.wishes.push_back({name, value == Value::none ? "" : std::string(text)});
                return {};
            }};
}

std::string kind_names() {
    std::vector<std::string> names;
    for (const generator::MakerRow& kind : generator::table()) names.emplace_back(kind.notation.name);
    return base::listed(names, "or");
}

}  // namespace

std::vector<OptionRow> generate_options() {
    std::vector<OptionRow> rows(std::begin(general), std::end(general));
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
    if (words.size() > 1) return fmt::format("{} makes one kind, not also '{}'", command, base::shown(words[1]));
    Making& making = options.making;
    making.kind = generator::find(words[0]);
    if (!making.kind) return fmt::format("{} makes {}, not '{}'", command, kind_names(), base::shown(words[0]));
    if (making.order.size == 0)
        return fmt::format("{} needs --size N; {} puzzles are made in sizes {}", command, words[0],
                           text_of(making.kind->sizes));
    if (making.resume && !options.output) return "--resume needs -o FILE, the file to go on with";
    if (making.resume && options.search.limits.time)
        return "--resume and --time exclude each other: which puzzles were left out for lack of time is not known";
    return std::nullopt;
}

std::string generate_help() {
    std::string text = "Kinds:\n";
    for (const generator::MakerRow& kind : generator::table())
        text += fmt::format("  {:<20}in sizes {}\n", kind.notation.name, text_of(kind.sizes));
    for (const generator::MakerRow& kind : generator::table()) {
        if (kind.settings.empty()) continue;
        text += fmt::format("\nOptions for {}:\n", kind.notation.name);
        for (const generator::Setting& setting : kind.settings) {
            const std::string name =
                fmt::format("--{}{}{}", setting.name, setting.value.empty() ? "" : " ", setting.value);
            text += fmt::format("  {:<20}{}\n", name, setting.meaning);
        }
    }
    return text;
}

}  // namespace gridwright::cli
