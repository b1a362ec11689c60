#pragma once

// Small functions on text for the core, which has neither iostream nor fmt: joining, numbers, UTF-8, and what is safe
// to show on a terminal.

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gridwright::base {

/// Appends a number in decimal.
void append_number(std::string& text, std::int64_t number);

inline void append_part(std::string& text, std::string_view part) {
    text += part;
}
inline void append_part(std::string& text, char part) {
    text += part;
}
template <std::integral Number>
    requires(!std::same_as<Number, char> && !std::same_as<Number, bool>)
void append_part(std::string& text, Number part) {
    append_number(text, static_cast<std::int64_t>(part));
}

/// Joins its parts, which are strings and numbers.
template <typename... Parts>
std::string concat(const Parts&... parts) {
    std::string text;
    (append_part(text, parts), ...);
    return text;
}

/// "1 peg", "2 pegs".
std::string counted(std::int64_t count, std::string_view noun);

/// The words as a sentence, with a capital letter and a full stop: "Row 3 has two 4s."
std::string as_sentence(std::string words);

/// The words with a capital letter at the beginning.
std::string capitalised(std::string words);

/// "a", "a and b", "a, b and c".
std::string listed(const std::vector<std::string>& items, std::string_view last_word = "and");

/// True when the whole text is a number that fits.
template <typename Number>
bool read_number(std::string_view text, Number& into) {
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), into);
    return problem == std::errc{} && end == text.data() + text.size();
}

/// The whole text as a decimal number; nothing when it is something else or does not fit.
std::optional<std::int64_t> parse_number(std::string_view text);

/// The text without spaces, tabs and line ends at its two ends.
std::string_view trimmed(std::string_view text);

/// The line and column of a byte in a text, both counted from 1; the column counts characters, not bytes.
struct TextPosition {
    std::size_t line, column;
};
TextPosition position_of(std::string_view text, std::size_t offset);

/// Stands in for a byte that is not UTF-8.
inline constexpr std::uint32_t replacement_character = 0xfffd;

/// A character of a text, or a byte that is not part of one.
struct Character {
    std::size_t length;  ///< in bytes
    std::uint32_t code;
    bool safe;  ///< it is visible within one line, and neither controls a terminal nor ends or reverses the line
};

/// The character at the front of a text that is not empty. This decides what is safe to show to people.
Character first_character(std::string_view text);

/// The text with `stand_in` for every character that is not safe to show within one line.
std::string in_one_line(std::string_view text, char stand_in);

/// The text as it may be shown in a message: cut when long, with a `?` for every character that is not safe.
std::string shown(std::string_view text);

/// True when the bytes are well-formed UTF-8; otherwise `bad` is set to the offset of the first byte that is not.
bool is_utf8(std::string_view bytes, std::size_t& bad);

}  // namespace gridwright::base
