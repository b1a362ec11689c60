#pragma once

// A codec is one format of sheets, as one row of data: how its records are recognised, read and written, and what
// their lines look like. The reader, the writer and the front ends work from rows and name no format, so a new codec
// is a file (or a folder) with its row and a line in registry.cpp, and a program can add one of its own.

#include "gridwright/base/text.hpp"
#include "gridwright/formats/common/cursor.hpp"
#include "gridwright/formats/common/remarks.hpp"
#include "gridwright/sheet/sheet.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gridwright::formats {

struct Codec;

using Notations = std::span<const sheet::Notation* const>;

/// The record just before this one, if it is a board of the same format: a line that begins no record may be meant as
/// one more row of it.
struct BoardAbove {
    const Codec* codec = nullptr;
    const sheet::Notation* notation = nullptr;
    int rows = 0;
};

/// What a reader accepts.
struct Accepted {
    Notations notations;
    std::vector<const Codec*> codecs;  ///< those that can be read; a single one when the format is forced
    BoardAbove above = {};
};

/// What was skipped between two records.
struct Between {
    bool any = false;
    std::string_view passed_over = {};  ///< its name in the singular when the reader should say that it was passed over
    bool takes_comments = false;        ///< the comments before it are about it
};

struct Codec {
    std::string_view name;     ///< for --from and --to
    std::string_view meaning;  ///< a line about it, for lists

    /// Reads the record at the cursor and leaves the cursor behind it. Comments inside the record go to the remarks;
    /// the reader puts them on the sheet. Null for a format that is only written.
    base::Result<sheet::Sheet> (*read)(Cursor& cursor, const Accepted& accepted, Remarks& remarks) = nullptr;

    /// Appends the sheet without the comments before it, ending in a newline. Null for a format that is only read.
    void (*write)(const sheet::Sheet& sheet, std::string& into) = nullptr;

    /// True when the record at the cursor is of this format; may move the cursor. It should look no further than it
    /// must, because more input may not have arrived yet. Null for the format that takes what no other recognises.
    bool (*recognises)(Cursor& cursor) = nullptr;

    /// True when a record of this format seems to begin with this line, which has no blanks before it. This matters
    /// after a mistake (where to go on) and inside a board (whether it was cut).
    bool (*begins)(std::string_view line, Notations notations) = nullptr;

    /// The character that begins a comment, which is also how remarks and notes are written; NUL where comments do not
    /// exist and remarks are parts of the record.
    char comment_mark = '\0';

    /// False where only what follows shows that a record has ended. Then a file that was cut between two records may
    /// have lost part of the first.
    bool ends_alone = true;

    bool line_each = false;  ///< every record is a line; otherwise an empty line is written between two records

    /// What the format cannot express about the sheet, as the beginning of a sentence: "a hoodoo cannot be written as a
    /// game ID". Nothing when it can express all. Null when that is true of every sheet.
    std::optional<std::string> (*cannot_carry)(const sheet::Sheet& sheet) = nullptr;

    /// Skips what may lie between records besides blanks and comments, one thing at a time. Null for a format that has
    /// no such thing.
    base::Result<Between> (*skip_between)(Input& input, const Accepted& accepted) = nullptr;

    /// After a record whose syntax is broken: the place in one of its lines where the next record may begin; npos when
    /// it does not begin in this line. Null when records begin only at the start of a line.
    std::size_t (*resumes_in)(std::string_view line) = nullptr;
};

/// For `cannot_carry` of a format without a player's entries and marks.
inline std::optional<std::string> cannot_carry_begun(const sheet::Sheet& sheet, std::string_view written_as) {
    if (sheet.begun.empty()) return std::nullopt;
    return base::concat("a board with entries or marks cannot be written as ", written_as);
}

inline std::string_view name_of(const Codec* codec) {
    return codec->name;
}

}  // namespace gridwright::formats
