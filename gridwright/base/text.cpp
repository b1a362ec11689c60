#include "gridwright/base/text.hpp"

namespace gridwright::base {
namespace {

/// How many bytes the well-formed UTF-8 sequence at the front of `bytes` has; 0 when there is none.
std::size_t sequence_length(std::string_view bytes) {
    const auto at = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    const auto follows = [&](std::size_t i, unsigned low, unsigned high) {
        return i < bytes.size() && at(i) >= low && at(i) <= high;
    };
    const unsigned lead = at(0);
    if (lead < 0x80) return 1;
    if (lead >= 0xc2 && lead <= 0xdf) return follows(1, 0x80, 0xbf) ? 2 : 0;
    if (lead >= 0xe0 && lead <= 0xef) {
        const unsigned low = lead == 0xe0 ? 0xa0 : 0x80;   // no overlong forms
        const unsigned high = lead == 0xed ? 0x9f : 0xbf;  // no surrogates
        return follows(1, low, high) && follows(2, 0x80, 0xbf) ? 3 : 0;
    }
    if (lead >= 0xf0 && lead <= 0xf4) {
        const unsigned low = lead == 0xf0 ? 0x90 : 0x80;
        const unsigned high = lead == 0xf4 ? 0x8f : 0xbf;  // nothing above U+10FFFF
        return follows(1, low, high) && follows(2, 0x80, 0xbf) && follows(3, 0x80, 0xbf) ? 4 : 0;
    }
    return 0;
}

/// The code point of a well-formed sequence of this length.
std::uint32_t code_point(std::string_view bytes, std::size_t length) {
    const auto lead = static_cast<unsigned char>(bytes[0]);
    if (length == 1) return lead;
    std::uint32_t code = lead & (0xffU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) code = code << 6 | (static_cast<unsigned char>(bytes[i]) & 0x3fU);
    return code;
}

struct CodeRange {
    std::uint32_t first, last;
};

/// True for characters that act on a terminal instead of being shown: controls (U+009B begins an escape sequence as ESC
/// [ does), marks that reverse the text around them, line separators, and the byte order mark, which is invisible.
constexpr CodeRange unsafe[] = {{0x00, 0x1f},     {0x7f, 0x9f},     {0x61c, 0x61c},  {0x200e, 0x200f},
                                {0x2028, 0x202e}, {0x2066, 0x2069}, {0xfeff, 0xfeff}};

}  // namespace

Character first_character(std::string_view text) {
    if (text[0] >= 0x20 && text[0] < 0x7f) return {1, static_cast<unsigned char>(text[0]), true};
    const std::size_t length = sequence_length(text);
    if (length == 0) return {1, replacement_character, false};
    const std::uint32_t code = code_point(text, length);
    for (const CodeRange& range : unsafe)
        if (code >= range.first && code <= range.last) return {length, code, false};
    return {length, code, true};
}

std::string in_one_line(std::string_view text, char stand_in) {
    std::string line;
    line.reserve(text.size());
    while (!text.empty()) {
        const Character character = first_character(text);
        if (character.safe)
            line += text.substr(0, character.length);
        else
            line += stand_in;
        text.remove_prefix(character.length);
    }
    return line;
}

void append_number(std::string& text, std::int64_t number) {
    if (number >= 0 && number < 10) {
        text += static_cast<char>('0' + number);  // what most cells and clues are
        return;
    }
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    text.append(digits, end);
}

std::string as_sentence(std::string words) {
    return capitalised(std::move(words)) + '.';
}

std::string capitalised(std::string words) {
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return words;
}

std::string counted(std::int64_t count, std::string_view noun) {
    return concat(count, ' ', noun, count == 1 ? "" : "s");
}

std::string listed(const std::vector<std::string>& items, std::string_view last_word) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += i + 1 == items.size() ? concat(' ', last_word, ' ') : ", ";
        text += items[i];
    }
    return text;
}

std::optional<std::int64_t> parse_number(std::string_view text) {
    std::int64_t number = 0;
    return read_number(text, number) ? std::optional(number) : std::nullopt;
}

std::string_view trimmed(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

TextPosition position_of(std::string_view text, std::size_t offset) {
    TextPosition place{1, 1};
    for (std::size_t i = 0; i < offset && i < text.size(); ++i) {
        if (text[i] == '\n')
            place = {place.line + 1, 1};
        else if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80)
            ++place.column;
    }
    return place;
}

std::string shown(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string result;
    while (!text.empty()) {
        if (result.size() >= longest) return result + "...";
        const std::size_t length = first_character(text).length;
        result += in_one_line(text.substr(0, length), '?');
        text.remove_prefix(length);
    }
    return result;
}

bool is_utf8(std::string_view bytes, std::size_t& bad) {
    for (std::size_t i = 0; i < bytes.size();) {
        const std::size_t length = sequence_length(bytes.substr(i));
        if (length == 0) {
            bad = i;
            return false;
        }
        i += length;
    }
    return true;
}

}  // namespace gridwright::base
