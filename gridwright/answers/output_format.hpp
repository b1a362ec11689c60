#pragma once

// What `to` names in asks and on the command line: a codec of sheets, which can be read again, a drawing of scenes,
// which is for people, or an export of models, which is for other programs.

#include "gridwright/base/result.hpp"
#include "gridwright/exports/common/export.hpp"
#include "gridwright/formats/common/codec.hpp"
#include "gridwright/puzzles/common/puzzle.hpp"
#include "gridwright/render/drawing.hpp"

#include <optional>
#include <vector>

namespace gridwright::answers {

class OutputFormat {
  public:
    OutputFormat(const formats::Codec& codec) : codec_(&codec) {}
    OutputFormat(const render::Drawing& drawing) : drawing_(&drawing) {}
    OutputFormat(const exports::Export& exported) : export_(&exported) {}

    std::string_view name() const { return codec_ ? codec_->name : drawing_ ? drawing_->name : export_->name; }

    /// Null when it is no codec.
    const formats::Codec* codec() const { return codec_; }
    /// Null when it is no drawing.
    const render::Drawing* drawing() const { return drawing_; }
    /// Null when it is no export.
    const exports::Export* exported() const { return export_; }

    /// True when answers are JSON objects.
    bool is_json() const;

    /// True when each record is a line; an empty line separates other records.
    bool line_each() const { return codec_ && codec_->line_each; }

    /// The character that begins a comment line about an answer; NUL when such a line needs no mark.
    char comment_mark() const { return codec_ ? codec_->comment_mark : '\0'; }

    /// False where no line about an answer can be written beside a board.
    bool carries_notes() const { return !codec_ || codec_->comment_mark != '\0'; }

    /// True when each record ends by itself.
    bool ends_alone() const { return !codec_ || codec_->ends_alone; }

    /// A sentence when the sheet cannot be written in this format.
    std::optional<std::string> cannot_write(const sheet::Sheet& sheet) const;

    bool operator==(const OutputFormat&) const = default;

  private:
    const formats::Codec* codec_ = nullptr;
    const render::Drawing* drawing_ = nullptr;
    const exports::Export* export_ = nullptr;
};

/// What answers can be written in, in the order in which lists show it.
std::vector<OutputFormat> output_formats();

/// What puzzles can be converted to: the same, and the exports.
std::vector<OutputFormat> conversion_formats();

/// The puzzle for another program, or a sentence when it is too large for that.
base::Result<std::string> exported(const puzzles::Puzzle& puzzle, const exports::Export& to);

/// The default format, and the default on a terminal.
OutputFormat usual_format();
OutputFormat terminal_format();

/// A row in a list of all formats, including those that are only read.
struct FormatRow {
    std::string_view name, meaning;
    bool reads, writes;
};

std::vector<FormatRow> format_rows();

}  // namespace gridwright::answers
