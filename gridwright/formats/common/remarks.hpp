#pragma once

// Remarks are comments that say something about a puzzle, `# source: ...` and `# expect: ...`. They are read from and
// written as the comments of a format.

#include "gridwright/formats/common/cursor.hpp"
#include "gridwright/sheet/sheet.hpp"

namespace gridwright::formats {

/// What the comments before and inside a record say about it.
struct Remarks {
    std::string source, expect;

    /// Keeps what a comment says when it is `# source: ...` or `# expect: ...` (`%` likewise); the last one counts.
    void note(std::string_view comment);

    /// Writes them onto the sheet where it has none of its own.
    void put_on(sheet::Sheet& sheet) const;

    void clear();
};

/// The sentence for a comment of which only the beginning could be read, when it is a remark, since its puzzle is then
/// refused. Nothing for any other comment, which is not needed.
Mistake lost_remark(std::string_view beginning, std::size_t offset);

/// The part of a line before the comment that `mark` begins. Only this part must be UTF-8: a comment may be in any
/// encoding.
std::string_view without_comment(std::string_view line, char mark);

/// A remark as one line: characters that are not safe to show are blanks, and there are none at its ends.
std::string one_line(std::string_view text);

/// Appends the remarks of a sheet as comment lines that begin with `mark`.
void write_remarks(const sheet::Sheet& sheet, char mark, std::string& into);

}  // namespace gridwright::formats
