// The row of the text codec, and how a header is recognised.

#include "gridwright/formats/text/codec.hpp"

#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/text/tokens.hpp"

#include <algorithm>

namespace gridwright::formats::text {
namespace {

using namespace sheet;

/// The name of a puzzle, or any word with only sizes and options after it. Words alone are not enough, or a page of
/// prose would be a mistake for every line; and a word with a bracket behind it begins a term.
bool is_header(std::string_view line, Notations notations) {
    if (!is_letter(line.front())) return false;
    const std::string_view name = take_token(line);
    if (std::ranges::any_of(notations, [&](const Notation* notation) { return notation->name == name; })) return true;
    const auto word_end = std::ranges::find_if_not(name, is_name_part);
    const bool compound = word_end != name.end() && *word_end == '(' && is_lower(name.front());
    if (compound || std::ranges::count_if(name, is_letter) < 2) return false;
    int sizes = 0;
    for (std::string_view token; !(token = take_token(line)).empty();) {
        if (is_integer(token))
            ++sizes;
        else if (token.find('=') == std::string_view::npos)
            return false;
    }
    return sizes == 1 || sizes == 2;
}

/// True for a line with the letters of columns: A B C. The last one may be cut with the input.
bool names_columns(const TextLine& line) {
    std::string_view rest = line.text;
    int column = 0;
    for (std::string_view token; !(token = take_token(rest)).empty(); ++column) {
        const std::string name = column_label({.columns_by_letter = true}, column);
        const bool cut = !line.ended && rest.empty() && name.starts_with(token);
        if (token != name && !cut) return false;
    }
    return column > 0;
}

/// In a drawing the lower edge of the frame and the names of the columns are behind the last row.
base::Result<Between> skip_foot(Input& input, const Accepted& accepted) {
    constexpr std::string_view edges = "+-|\xe2";
    const char first = input.unread().front();
    const BoardAbove& above = accepted.above;
    const bool named = above.codec == &codec && above.notation->naming.columns_by_letter && first == 'A';
    if (!named && edges.find(first) == std::string_view::npos) return Between{};
    const TextLine line = input.line_with_comment(0, comment_mark);
    if (line.too_long || !(is_frame(line.text) || (named && names_columns(line)))) return Between{};
    input.skip_line();
    return Between{.any = true};
}

}  // namespace

constinit const Codec codec{
    .name = "text",
    .meaning = "boards drawn with characters; the output of solve can be read again",
    .read = read,
    .write = write,
    .begins = is_header,
    .comment_mark = comment_mark,
    .skip_between = skip_foot,
};

}  // namespace gridwright::formats::text
