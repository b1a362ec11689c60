#pragma once

// What --to names: a codec of sheets, which can be read again, or a drawing of scenes, which is for people.

#include "gridwright/formats/json/codec.hpp"
#include "gridwright/formats/text/codec.hpp"
#include "gridwright/render/drawing.hpp"

#include <optional>
#include <vector>

namespace gridwright::cli {

class OutputFormat {
  public:
    OutputFormat(const formats::Codec& codec) : codec_(&codec) {}
    OutputFormat(const render::Drawing& drawing) : drawing_(&drawing) {}

    std::string_view name() const { return codec_ ? codec_->name : drawing_->name; }
    std::string_view meaning() const { return codec_ ? codec_->meaning : drawing_->meaning; }

    /// Null when it is a drawing.
    const formats::Codec* codec() const { return codec_; }
    /// Null when it is a codec.
    const render::Drawing* drawing() const { return drawing_; }

    /// True when answers are JSON objects.
    bool is_json() const { return codec_ == &formats::json::codec; }

    /// True when each record is a line; an empty line separates other records.
    bool line_each() const { return codec_ && codec_->line_each; }

    /// What begins a line that is about an answer; NUL when such a line needs no mark.
    char comment_mark() const { return codec_ ? codec_->comment_mark : '\0'; }

    /// A sentence when the sheet cannot be written so.
    std::optional<std::string> cannot_write(const sheet::Sheet& sheet) const;

    bool operator==(const OutputFormat&) const = default;

  private:
    const formats::Codec* codec_ = nullptr;
    const render::Drawing* drawing_ = nullptr;
};

/// Everything that can be written, in the order in which lists show it.
std::vector<OutputFormat> output_formats();

/// The format for other programs, and that for people on a terminal.
inline OutputFormat usual_format() {
    return formats::text::codec;
}
inline OutputFormat terminal_format() {
    return render::drawings().front();
}

}  // namespace gridwright::cli
