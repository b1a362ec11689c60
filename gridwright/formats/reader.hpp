#pragma once

// Reads puzzles one after another from a source of bytes, in memory bounded by the largest puzzle. The format of each
// record is recognised by how it begins, so a stream may mix formats; a bad record is reported and skipped.

#include "gridwright/base/result.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/formats/common/codec.hpp"
#include "gridwright/formats/common/input.hpp"

namespace gridwright::formats {

/// A puzzle, or why there is none and where.
struct Reading {
    base::Result<sheet::Sheet> sheet;  ///< a mistake's offset counts the bytes of the whole input
    base::TextPosition begins;         ///< where the record begins
    base::TextPosition place;          ///< of the mistake; the beginning of a puzzle
    std::size_t before = 0;            ///< bytes of the input before the record
    bool empty = false;                ///< the mistake is that the input has no puzzle at all
    const Codec* codec = nullptr;      ///< the format that was recognised; null where there is no record
};

class SheetReader {
  public:
    /// Takes every format that can be read, or only `forced`. The notations outlive the reader.
    SheetReader(Source source, Notations notations, const Codec* forced = nullptr);

    /// The next puzzle or mistake; nothing at the end of the input. An input without any puzzle is a mistake.
    std::optional<Reading> next();

    /// A sentence about what was passed over so far: "2 directives and 1 clause are passed over; ..."; empty when
    /// nothing was.
    std::string passed_over() const;

  private:
    Reading read_record();
    Reading refusal(base::Error error);
    Reading mistake_at(base::Error error) const;
    bool skip_blanks();
    base::Result<bool> skip_between();
    void skip_comment(const TextLine& line);
    void skip_junk(const Codec& lost_in);
    void forget_remarks();
    void count_passed(std::string_view what);

    Input input_;
    Accepted accepted_;
    Remarks remarks_;                     ///< since the last record
    std::optional<Reading> lost_remark_;  ///< a remark since then was too long; the answer to the puzzle it belongs to
    const Codec* lost_ = nullptr;         ///< the last record was bad, and the next one must be searched for
    bool any_ = false;                    ///< something was reported
    struct Passed {
        std::string_view what;
        std::int64_t count = 0;
    };
    std::vector<Passed> passed_;
};

}  // namespace gridwright::formats
