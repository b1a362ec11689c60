#include "cli/options/header_options.hpp"

#include "cli/options/option_values.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace gridwright::cli {
namespace {

using Words = std::vector<std::string>;

/// A header option with the words that any notation allows for it.
struct Key {
    std::string name;
    Words words;
};

std::vector<Key> keys() {
    std::vector<Key> all;
    for (const sheet::Notation* notation : puzzles::notations())
        for (const sheet::Option& option : notation->options) {
            if (option.words.empty()) continue;
            auto key = std::find_if(all.begin(), all.end(), [&](const Key& other) { return other.name == option.key; });
            if (key == all.end()) key = all.insert(key, {std::string(option.key), {}});
            for (const std::string_view word : option.words)
                if (std::find(key->words.begin(), key->words.end(), word) == key->words.end())
                    key->words.emplace_back(word);
        }
    return all;
}

OptionRow row_of(const Key& key) {
    return {fmt::format("--{}", key.name),
            OptionRow::Value::required,
            fmt::format("{}", fmt::join(key.words, "|")),
            answering | rendering | binding,
            [key] { return fmt::format("override {}= on every board", key.name); },
            [key](std::string_view value, Options& options) -> Problem {
                if (std::find(key.words.begin(), key.words.end(), value) == key.words.end())
                    return "needs " + base::listed(key.words, "or");
                options.header.push_back({key.name, std::string(value)});
                return {};
            }};
}

}  // namespace

std::vector<OptionRow> header_options() {
    std::vector<OptionRow> rows;
    for (const Key& key : keys()) rows.push_back(row_of(key));
    return rows;
}

void say_in_header(std::span<const HeaderWord> said, sheet::Sheet& sheet) {
    const auto options = sheet.notation->options;
    for (const auto& [key, word] : said)
        for (std::size_t i = 0; i < options.size(); ++i) {
            const auto found = std::find(options[i].words.begin(), options[i].words.end(), word);
            if (options[i].key == key && found != options[i].words.end())
                sheet.options[i] = static_cast<int>(found - options[i].words.begin());
        }
}

}  // namespace gridwright::cli
