#pragma once

// Remarks are comments that say something about a puzzle: `# title: ...`, `# source: ...`, or any other `# key: ...`.
// They are read from and written as the comments of a format. The lines that commands print about an answer look the
// same, and since an answer can be read again, their keys are known here and are no remarks.

#include "gridwright/formats/common/cursor.hpp"
#include "gridwright/sheet/sheet.hpp"

namespace gridwright::formats {

/// A remark with a member of its own, in the order in which they are written; the others follow.
struct NamedRemark {
    std::string_view key;
    std::string sheet::Remarks::*text;
};

inline constexpr NamedRemark named_remarks[] = {{"title", &sheet::Remarks::title},
                                                {"author", &sheet::Remarks::author},
                                                {"source", &sheet::Remarks::source},
                                                {"expect", &sheet::Remarks::expect}};

/// True for the keys of the lines that commands print about answers. Such a line is no remark when it is read again.
bool is_answer_key(std::string_view key);

/// No key is longer.
inline constexpr std::size_t longest_key = 32;

/// A puzzle has no more comments, and they are together no longer than the longest record.
inline constexpr std::size_t most_comments = 1000;

/// True for what can be the key of a comment without a member of its own: a letter, then letters, digits, `-` and `_`.
/// The keys above cannot.
bool is_comment_key(std::string_view key);

/// The same as a sentence about another key.
std::string unfit_key(std::string_view key);

/// The comment that a text is, when it is one: `date: 2020`. The text behind the key is not empty.
std::optional<sheet::Comment> comment_in(std::string_view text);

/// What the comments before and inside a record say about it.
struct Remarks : sheet::Remarks {
    /// Parts of the record that are passed over, in the singular, when the reader should say so; "history".
    std::string_view passed_over;

    /// Keeps what a comment says when it is `# key: ...` (`%` likewise). Of the named ones the last counts.
    void note(std::string_view comment);

    /// Keeps what a text says that is no comment, but may be written in the same way; false when it is not.
    bool note_text(std::string_view text);

    void add(sheet::Comment comment);

    /// Writes them onto the sheet where it has none of its own.
    void put_on(sheet::Sheet& sheet) const;

    /// Whether there were more comments than can be kept.
    bool too_many() const { return too_many_; }

    void clear() { *this = {}; }

  private:
    std::size_t bytes_ = 0;  ///< of the comments
    bool too_many_ = false;
};

/// The sentence for a puzzle with more comments than can be kept.
std::string too_many_comments();

/// The sentence for a comment of which only the beginning could be read, when it is a remark, since its puzzle is then
/// refused. Nothing for any other comment, which is not needed.
Mistake lost_remark(std::string_view beginning, std::size_t offset);

/// The part of a line before the comment that `mark` begins. Only this part must be UTF-8: a comment may be in any
/// encoding.
std::string_view without_comment(std::string_view line, char mark);

/// A remark as one line: characters that are not safe to show are blanks, and there are none at its ends.
std::string one_line(std::string_view text);

/// Calls `visit` with the key and the text of each remark in the order in which they are written, each in one line.
template <typename Visit>
void visit_remarks(const sheet::Remarks& remarks, Visit visit) {
    for (const auto& [key, text] : named_remarks)
        if (const std::string line = one_line(remarks.*text); !line.empty()) visit(key, line);
    for (const auto& [key, text] : remarks.comments)
        if (const std::string line = one_line(text); !line.empty()) visit(std::string_view(key), line);
}

/// Appends the remarks of a sheet as comment lines that begin with `mark`.
void write_remarks(const sheet::Sheet& sheet, char mark, std::string& into);

}  // namespace gridwright::formats
