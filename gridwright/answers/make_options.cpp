#include "gridwright/answers/make_options.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/generator/common/level.hpp"

#include <algorithm>
#include <limits>

namespace gridwright::answers {
namespace {

using base::concat;

/// Numbers of puzzles have at most 18 digits, so that two of them can be added without overflow.
constexpr std::uint64_t most_puzzles = 999'999'999'999'999'999;

constexpr MakeNumber number_options[] = {
    {"size", "N", "number of rows and columns (required)", 1, std::numeric_limits<int>::max(),
     [](std::uint64_t number, MakeAsk& ask) { ask.settings.size = static_cast<int>(number); }},
    {"count", "K", "number of puzzles (default 1)", 1, most_puzzles,
     [](std::uint64_t number, MakeAsk& ask) { ask.count = number; }},
    {"seed", "S", "random seed (default: drawn and printed)", 0, std::numeric_limits<std::uint64_t>::max(),
     [](std::uint64_t number, MakeAsk& ask) { ask.seed = number; }},
    {"first", "I", "number of the first puzzle, to split or continue a run (default 1)", 1, most_puzzles,
     [](std::uint64_t number, MakeAsk& ask) { ask.first = number; }},
    {"effort", "N", "search N times as long before giving up (default 1)", 1, 1'000'000,
     [](std::uint64_t number, MakeAsk& ask) { ask.settings.effort = number; }},
};

/// The row of an option such as "--size"; null when there is none.
template <typename Rows>
auto row_of(const Rows& rows, std::string_view option) -> decltype(&*rows.begin()) {
    const auto row = std::ranges::find_if(rows, [&](const auto& one) { return concat("--", one.name) == option; });
    return row == rows.end() ? nullptr : &*row;
}

/// The setting of the kind, or one that every kind has.
const generator::Setting* setting_of(const generator::MakerRow& kind, std::string_view option) {
    const generator::Setting* own = row_of(kind.settings, option);
    return own ? own : row_of(generator::grade_settings(), option);
}

}  // namespace

std::span<const MakeNumber> make_numbers() {
    return number_options;
}

std::optional<std::string> read_number(const MakeNumber& row, std::string_view text, MakeAsk& into) {
    std::uint64_t number = 0;
    const bool read = base::read_number(text, number);
    if (read && number > row.most) return concat("needs a whole number from ", row.least, " to ", row.most);
    if (!read || number < row.least) return concat("needs a whole number, ", row.least, " or more");
    row.put(number, into);
    return std::nullopt;
}

base::Result<MakeAsk> read_make_words(std::span<const std::string> words) {
    const auto wrong = [](std::string sentence) { return base::Error{std::move(sentence), {}}; };
    const std::string_view name = words.empty() ? std::string_view() : words[0];
    MakeAsk ask{.kind = generator::find(name)};
    if (!ask.kind) return wrong(concat("there is no kind of puzzle '", base::shown(name), "' to generate"));
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string& option = words[i];
        const bool last = i + 1 == words.size();
        if (const MakeNumber* number = row_of(make_numbers(), option)) {
            if (const auto problem = read_number(*number, last ? "" : words[++i], ask))
                return wrong(concat(option, " ", *problem));
        } else if (const generator::Setting* setting = setting_of(*ask.kind, option)) {
            if (!setting->value.empty() && last) return wrong(option + " needs a value");
            ask.settings.wishes.push_back({std::string(setting->name), setting->value.empty() ? "" : words[++i]});
        } else {
            return wrong(concat(name, " takes no '", base::shown(option), "'"));
        }
    }
    if (ask.settings.size == 0) return wrong(concat(name, " needs --size N, ", text_of(ask.kind->sizes)));
    return ask;
}

}  // namespace gridwright::answers
