#pragma once

// Reads puzzles one after the other from a source of bytes, in memory bounded by the largest puzzle. Each record's
// format is recognised by how it begins, so a stream may mix them; a bad record is told and skipped.

#include "gridwright/base/result.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/formats/format.hpp"
#include "gridwright/formats/input.hpp"
#include "gridwright/formats/recognise.hpp"
#include "gridwright/formats/remarks.hpp"
#include "gridwright/sheet/sheet.hpp"

namespace gridwright::formats {

/// A puzzle, or why there is none and where.
struct Reading {
    base::Result<sheet::Sheet> sheet;  ///< a mistake's offset counts the bytes of the whole input
    base::Place place;                 ///< of the mistake; of the record's start when it is a puzzle
};

class SheetReader {
  public:
    /// Takes only `forced` when it is given, which must be a format that can be read. The notations outlive the reader.
    SheetReader(Source source, std::span<const sheet::Notation* const> notations, std::optional<Format> forced = {});

    /// The next puzzle or mistake; nothing at the end of the input. An input without any puzzle is a mistake.
    std::optional<Reading> next();

  private:
    Reading read_record();
    Reading refusal(base::Error error);
    Reading mistake_at(base::Error error) const;
    bool skip_blanks();
    bool skip_frame();
    bool at_comment() const;
    bool at_block_comment();
    void skip_comment(const TextLine& line);
    std::optional<Reading> skip_block_comment();
    void skip_junk(Format lost_in);
    void forget_remarks();

    Input input_;
    Accepted accepted_;
    Remarks remarks_;                     ///< since the last record
    std::optional<Reading> lost_remark_;  ///< a remark since then was too long; the answer to the puzzle it belongs to
    std::optional<Format> lost_;          ///< the last record was bad, and where the next one begins is to be found
    bool any_ = false;                    ///< something was told
};

}  // namespace gridwright::formats
