#include "gridwright/formats/text/tokens.hpp"

#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/text/codec.hpp"

#include <algorithm>

namespace gridwright::formats::text {

namespace {

/// How many bytes the box-drawing character takes that begins the text, from U+2500 to U+257F; 0 if none does.
std::size_t box_length(std::string_view text) {
    constexpr std::size_t length = 3;
    const bool box = text.size() >= length && text[0] == '\xe2' && (text[1] == '\x94' || text[1] == '\x95') &&
                     (text[2] & 0xc0) == 0x80;
    return box ? length : 0;
}

}  // namespace

bool begins_with_bar(std::string_view text) {
    return text.starts_with('|') || box_length(text) > 0;
}

bool has_bars(std::string_view line) {
    for (; !line.empty(); line.remove_prefix(1))
        if (begins_with_bar(line)) return true;
    return false;
}

std::string_view take_token(std::string_view& line, char also) {
    const auto separator = [&](std::size_t at) -> std::size_t {
        const char c = line[at];
        if (is_blank(c) || c == '|' || c == also) return 1;
        return c == '\xe2' ? box_length(line.substr(at)) : 0;
    };
    std::size_t begin = 0;
    while (begin < line.size()) {
        const std::size_t length = separator(begin);
        if (length == 0) break;
        begin += length;
    }
    std::size_t end = begin;
    while (end < line.size() && line[end] != comment_mark && separator(end) == 0) ++end;
    const std::string_view token = line.substr(begin, end - begin);
    line.remove_prefix(end);
    return token;
}

bool is_edge(std::string_view token) {
    return std::ranges::all_of(token, [](char c) { return c == '+' || c == '-'; });
}

bool is_frame(std::string_view line) {
    line = without_comment(line, comment_mark);
    const bool corner = line.find('+') != std::string_view::npos;
    const std::string_view blanks = " \t\r\n";
    const std::size_t begin = line.find_first_not_of(blanks);
    bool any = line.find('|') != std::string_view::npos ||
               (begin != std::string_view::npos && begins_with_bar(line.substr(begin)));
    for (std::string_view token; !(token = take_token(line)).empty(); any = true)
        if (!is_edge(token) || (token == "-" && !corner)) return false;
    return any;
}

}  // namespace gridwright::formats::text
