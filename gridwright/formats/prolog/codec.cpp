// The row of the Prolog codec, and how its terms are recognised.

#include "gridwright/formats/prolog/codec.hpp"

#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/prolog/clause.hpp"

#include <algorithm>

namespace gridwright::formats::prolog {
namespace {

/// A list, or a name with a bracket behind it.
bool recognises(Cursor& cursor) {
    if (cursor.peek() == '[') return true;
    if (!is_lower(cursor.peek())) return false;
    while (is_name_part(cursor.peek())) cursor.take();
    return cursor.peek() == '(';
}

/// `[[`, perhaps with blanks between, or a `[` alone in its line: the rows inside a list begin with a single one.
bool begins_list(std::string_view line) {
    if (!line.starts_with('[')) return false;
    const auto next = std::find_if_not(line.begin() + 1, line.end(), is_blank);
    return next == line.end() || *next == '[';
}

bool begins_compound(std::string_view line) {
    const auto end = std::ranges::find_if_not(line, is_name_part);
    return is_lower(line.front()) && end != line.end() && *end == '(';
}

bool begins(std::string_view line, Notations) {
    return begins_list(line) || begins_compound(line) || begins_clause(line) || line.starts_with("/*");
}

base::Result<Between> skip_block_comment(Input& input) {
    if (Cursor cursor(input); cursor.peek() != '/' || (cursor.take(), cursor.peek()) != '*') return Between{};
    input.drop(2);
    while (input.more()) {
        const std::size_t end = input.unread().find("*/");
        if (end != std::string_view::npos) {
            input.drop(end + 2);
            return Between{.any = true};
        }
        input.drop(input.unread().size() - input.unread().ends_with('*'));
        if (!input.grow()) break;
    }
    input.drop(input.unread().size());
    return base::Error{"the input ends inside a comment; its '*/' is missing", 0};
}

base::Result<Between> skip_between(Input& input, const Accepted&) {
    base::Result<Between> comment = skip_block_comment(input);
    return !comment || comment->any ? comment : skip_clause(input);
}

/// The place behind the first full stop that ends a term. Terms end with a bracket, and without one before it the stop
/// may be an unknown cell of a text.
std::size_t behind_full_stop(std::string_view line) {
    for (std::size_t at = line.find('.'); at != std::string_view::npos; at = line.find('.', at + 1)) {
        const std::size_t before = line.substr(0, at).find_last_not_of(" \t\r");
        const bool bracket = before != std::string_view::npos && (line[before] == ']' || line[before] == ')');
        if (bracket && (at + 1 == line.size() || is_blank(line[at + 1]) || line[at + 1] == comment_mark)) return at + 1;
    }
    return std::string_view::npos;
}

}  // namespace

constinit const Codec codec{
    .name = "prolog",
    .meaning = "Prolog terms, facts with a list, and bare lists",
    .read = read,
    .write = write,
    .recognises = recognises,
    .begins = begins,
    .comment_mark = comment_mark,
    .cannot_carry = [](const sheet::Sheet& sheet) { return cannot_carry_begun(sheet, "a Prolog term"); },
    .skip_between = skip_between,
    .resumes_in = behind_full_stop,
};

}  // namespace gridwright::formats::prolog
