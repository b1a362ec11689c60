#include "study/text_values.hpp"

#include "gridwright/base/text.hpp"

#include <fmt/format.h>

#include <cmath>

namespace gridwright::study {

std::vector<std::string> words_of(std::string_view text) {
    constexpr std::string_view spaces = " \t\r\n";
    std::vector<std::string> words;
    for (auto begin = text.find_first_not_of(spaces); begin != std::string_view::npos;) {
        const auto end = text.find_first_of(spaces, begin);
        words.emplace_back(text.substr(begin, end - begin));
        begin = text.find_first_not_of(spaces, end);
    }
    return words;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::vector<std::string> listed_items(std::string_view text) {
    std::vector<std::string> items;
    while (true) {
        const auto comma = text.find(',');
        items.push_back(joined(words_of(text.substr(0, comma))));
        if (comma == std::string_view::npos) return items;
        text.remove_prefix(comma + 1);
    }
}

std::optional<std::chrono::nanoseconds> seconds_from(std::string_view text) {
    double seconds = 0;
    constexpr double thirty_years = 1e9;
    if (!base::read_number(text, seconds) || !std::isfinite(seconds)) return std::nullopt;
    if (seconds < 1e-9 || seconds > thirty_years) return std::nullopt;
    return std::chrono::nanoseconds(std::llround(seconds * 1e9));
}

bool is_number(std::string_view text) {
    double number = 0;
    return base::read_number(text, number);
}

std::optional<std::uint64_t> whole_number(std::string_view text) {
    std::uint64_t number = 0;
    return base::read_number(text, number) ? std::optional(number) : std::nullopt;
}

std::string seconds_shown(std::chrono::nanoseconds time) {
    constexpr std::int64_t second = 1'000'000'000;
    std::string text = fmt::format("{}.{:09}", time.count() / second, time.count() % second);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

}  // namespace gridwright::study
