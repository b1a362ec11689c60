#include "study/text_values.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

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

bool is_number(std::string_view text) {
    double number = 0;
    return base::read_number(text, number);
}

std::optional<std::uint64_t> whole_number(std::string_view text) {
    std::uint64_t number = 0;
    return base::read_number(text, number) ? std::optional(number) : std::nullopt;
}

std::string grouped(std::uint64_t number) {
    return grouped(std::to_string(number));
}

std::string grouped(std::string_view number) {
    const std::size_t whole = std::min(number.find_first_not_of("0123456789"), number.size());
    std::string text;
    for (std::size_t i = 0; i < whole; ++i) {
        if (i > 0 && (whole - i) % 3 == 0) text += ',';
        text += number[i];
    }
    return text + std::string(number.substr(whole));
}

}  // namespace gridwright::study
