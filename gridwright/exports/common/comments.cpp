#include "gridwright/exports/common/comments.hpp"

#include "gridwright/base/text.hpp"

namespace gridwright::exports {
namespace {

constexpr std::size_t longest_comment = 80;

/// A remark can hold anything that a person wrote; here it must not leave its line.
void append_remark(std::string_view mark, std::string_view key, std::string_view remark, std::string& into) {
    const std::string line = base::in_one_line(remark, ' ');
    if (const std::string_view words = base::trimmed(line); !words.empty())
        into += base::concat(mark, ' ', key, ": ", words, '\n');
}

}  // namespace

void append_comment(std::string_view mark, std::string_view words, std::string& into) {
    std::size_t begin = into.size();
    into += mark;
    while (!words.empty()) {
        const std::string_view word = words.substr(0, words.find(' '));
        if (into.size() - begin > mark.size() && into.size() - begin + 1 + word.size() > longest_comment) {
            into += '\n';
            begin = into.size();
            into += mark;
        }
        into += base::concat(' ', word);
        words.remove_prefix(std::min(words.size(), word.size() + 1));
    }
    into += '\n';
}

void append_introduction(std::string_view mark, const sheet::Sheet& sheet, std::string& into) {
    const sheet::Notation& notation = *sheet.notation;
    into += base::concat(mark, ' ', notation.title, ", ", sheet.size.rows, " x ", sheet.size.columns, '\n');
    append_remark(mark, "title", sheet.title, into);
    append_remark(mark, "author", sheet.author, into);
    append_remark(mark, "source", sheet.source, into);
    append_remark(mark, "expect", sheet.expect, into);
    for (const sheet::Comment& comment : sheet.comments) append_remark(mark, comment.key, comment.text, into);
    if (!notation.rules.empty()) into += base::concat(mark, '\n');
    for (const std::string_view rule : notation.rules) append_comment(mark, rule, into);
}

}  // namespace gridwright::exports
