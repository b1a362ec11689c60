#include "gridwright/formats/recognise.hpp"

#include "gridwright/formats/vocabulary.hpp"

#include <algorithm>

namespace gridwright::formats {
namespace {

using namespace sheet;

bool is_letter(char c) {
    return is_lower(c) || (c >= 'A' && c <= 'Z');
}

bool is_word_part(char c) {
    return is_letter(c) || (c >= '0' && c <= '9') || c == '_';
}

std::string_view without_blanks(std::string_view line) {
    while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
    return line;
}

/// `[[`, perhaps with blanks between, or a `[` alone in its line: the rows inside a list begin with a single one.
bool begins_list(std::string_view line) {
    if (!line.starts_with('[')) return false;
    line = without_blanks(line.substr(1));
    return line.empty() || line.front() == '[';
}

bool begins_compound(std::string_view line) {
    const auto end = std::ranges::find_if_not(line, is_word_part);
    return end != line.begin() && end != line.end() && *end == '(' && is_lower(line.front());
}

/// `6:` or, for what is a seed and no puzzle, `6d`.
bool begins_id(std::string_view line) {
    const auto end = std::ranges::find_if_not(line, [](char c) { return c >= '0' && c <= '9'; });
    return end != line.begin() && end != line.end() && (*end == ':' || *end == 'd');
}

bool is_header(std::string_view line, std::span<const Notation* const> notations) {
    const std::string_view name = take_token(line);
    if (std::ranges::any_of(notations, [&](const Notation* notation) { return notation->name == name; })) return true;
    if (std::ranges::count_if(name, is_letter) < 2 || !is_letter(name.front())) return false;
    int sizes = 0;
    for (std::string_view token; !(token = take_token(line)).empty();) {
        if (is_integer(token))
            ++sizes;
        else if (token.find('=') == std::string_view::npos)
            return false;
    }
    return sizes == 1 || sizes == 2;
}

}  // namespace

Format recognise(Cursor& cursor, const Accepted& accepted) {
    if (accepted.forced) return *accepted.forced;
    const std::size_t begin = cursor.at();
    const char first = cursor.peek();
    if (first == '{') return Format::json;
    if (first == '[') return Format::prolog;
    while (is_word_part(cursor.peek())) cursor.take();
    const bool compound = is_lower(first) && cursor.peek() == '(';
    cursor.move_to(begin);
    if (begins_id(cursor.line().text)) return Format::sgt;
    return compound ? Format::prolog : Format::text;
}

bool is_comment(std::string_view line, const Accepted& accepted) {
    line = without_blanks(line);
    return (line.starts_with('#') && (accepted.takes(Format::text) || accepted.takes(Format::sgt))) ||
           (line.starts_with('%') && accepted.takes(Format::prolog));
}

std::string_view without_comment(std::string_view line) {
    return line.substr(0, line.find('#'));
}

bool begins_record(std::string_view line, const Accepted& accepted) {
    line = without_blanks(line);
    if (line.empty()) return false;
    if (line.front() == '{') return accepted.takes(Format::json);
    if (begins_list(line) || begins_compound(line) || line.starts_with("/*")) return accepted.takes(Format::prolog);
    if (begins_id(line)) return accepted.takes(Format::sgt);
    return is_letter(line.front()) && accepted.takes(Format::text) && is_header(line, accepted.notations);
}

bool is_edge(std::string_view token) {
    return std::ranges::all_of(token, [](char c) { return c == '+' || c == '-'; });
}

bool is_frame(std::string_view line) {
    line = without_comment(line);
    const bool corner = line.find('+') != std::string_view::npos;
    bool any = line.find('|') != std::string_view::npos;
    for (std::string_view token; !(token = take_token(line)).empty(); any = true)
        if (!is_edge(token) || (token == "-" && !corner)) return false;
    return any;
}

std::string_view take_token(std::string_view& line) {
    const auto separates = [](char c) { return is_blank(c) || c == '|'; };
    const auto begin = std::ranges::find_if_not(line, separates);
    const auto end = std::find_if(begin, line.end(), [&](char c) { return separates(c) || c == '#'; });
    const std::string_view token(begin, end);
    line = std::string_view(end, line.end());
    return token;
}

}  // namespace gridwright::formats
