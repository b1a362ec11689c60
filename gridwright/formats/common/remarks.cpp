#include "gridwright/formats/common/remarks.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/formats/common/characters.hpp"
#include "gridwright/formats/common/vocabulary.hpp"
#include "gridwright/kernel/outcome.hpp"

#include <algorithm>

namespace gridwright::formats {

using namespace sheet;

namespace {

/// All but the statistics, which have a table of their own.
constexpr std::string_view answer_keys[] = {
    "puzzle",  "verdict",    "solutions", "complete", "objective", "bound",      "engine",
    "seconds", "check",      "level",     "score",    "width",     "techniques", "bottleneck",
    "rater",   "percentile", "sizes",     "verdicts", "summary",   "solution",   "Added",
};

/// What a comment says behind its mark.
std::string_view said_in(std::string_view comment) {
    comment = base::trimmed(comment);
    if (comment.empty()) return comment;
    const char mark = comment.front();
    while (comment.starts_with(mark)) comment.remove_prefix(1);  // `%%` begins a comment, too
    return base::trimmed(comment);
}

const NamedRemark* named(std::string_view key) {
    const auto* const row = std::ranges::find(named_remarks, key, &NamedRemark::key);
    return row == std::end(named_remarks) ? nullptr : row;
}

/// The key of a text `key: ...`; empty when it has none. Behind the key of a comment comes a blank, so that an address
/// such as https://puzz.link is none.
std::string_view key_of(std::string_view text) {
    const std::size_t colon = text.substr(0, longest_key + 1).find(':');
    if (colon == std::string_view::npos) return {};
    const std::string_view key = text.substr(0, colon), rest = text.substr(colon + 1);
    if (named(key)) return key;
    return is_comment_key(key) && (rest.empty() || is_blank(rest.front())) ? key : std::string_view{};
}

}  // namespace

bool is_answer_key(std::string_view key) {
    return std::ranges::find(answer_keys, key) != std::end(answer_keys) ||
           std::ranges::find(kernel::statistics, key, &kernel::Statistic::name) != std::end(kernel::statistics);
}

bool is_comment_key(std::string_view key) {
    if (key.empty() || key.size() > longest_key || !is_letter(key.front()) || named(key)) return false;
    return std::ranges::all_of(key, [](char c) { return is_name_part(c) || c == '-'; }) && !is_answer_key(key);
}

std::string unfit_key(std::string_view key) {
    if (named(key)) return base::concat(quoted(key), " is no comment but a member of the puzzle itself");
    if (is_answer_key(key)) return base::concat(quoted(key), " cannot be the key of a comment, because answers use it");
    return base::concat(quoted(key),
                        " cannot be the key of a comment; a key is a letter and then letters, digits, '-' ",
                        "and '_', at most ", longest_key, " in all");
}

std::optional<Comment> comment_in(std::string_view text) {
    const std::string_view key = key_of(text);
    if (key.empty()) return std::nullopt;
    std::string said = one_line(text.substr(key.size() + 1));
    if (said.empty() && !named(key)) return std::nullopt;
    return Comment{std::string(key), std::move(said)};
}

void Remarks::note(std::string_view comment) {
    note_text(said_in(comment));
}

bool Remarks::note_text(std::string_view text) {
    auto comment = comment_in(text);
    if (!comment) return false;
    if (const NamedRemark* row = named(comment->key))
        this->*row->text = std::move(comment->text);
    else
        add(*std::move(comment));
    return true;
}

void Remarks::add(Comment comment) {
    bytes_ += comment.key.size() + comment.text.size();
    too_many_ = too_many_ || comments.size() == most_comments || bytes_ > longest_record;
    if (too_many_) return;
    const auto same = std::find_if(comments.rbegin(), comments.rend(),
                                   [&](const Comment& other) { return other.key == comment.key; });
    comments.insert(same == comments.rend() ? comments.end() : same.base(), std::move(comment));
}

void Remarks::put_on(Sheet& sheet) const {
    for (const auto& [key, text] : named_remarks)
        if ((sheet.*text).empty()) sheet.*text = this->*text;
    if (comments.empty()) return;
    const std::size_t own = sheet.comments.size();
    for (const Comment& comment : comments) {
        const auto end = sheet.comments.begin() + static_cast<std::ptrdiff_t>(own);
        if (std::find_if(sheet.comments.begin(), end, [&](const Comment& c) { return c.key == comment.key; }) == end)
            sheet.comments.push_back(comment);
    }
}

std::string too_many_comments() {
    return base::concat("this puzzle has more than ", most_comments, " comments 'key: text', or more than ",
                        longest_record, " bytes in them; they cannot be kept, so leave some out");
}

Mistake lost_remark(std::string_view beginning, std::size_t offset) {
    const std::string_view key = key_of(said_in(beginning));
    if (key.empty()) return std::nullopt;
    return base::Error{base::concat("the comment '", key, ":' of this puzzle is longer than ", longest_record,
                                    " bytes and cannot be kept; shorten it"),
                       offset};
}

std::string_view without_comment(std::string_view line, char mark) {
    return line.substr(0, line.find(mark));
}

std::string one_line(std::string_view text) {
    return std::string(base::trimmed(base::in_one_line(text, ' ')));
}

void write_remarks(const Sheet& sheet, char mark, std::string& into) {
    visit_remarks(sheet, [&](std::string_view key, std::string_view text) {
        into += base::concat(mark, ' ', key, ": ", text, '\n');
    });
}

}  // namespace gridwright::formats
