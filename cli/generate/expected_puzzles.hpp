#pragma once

// Recognises the puzzles of a run in its growing file. Such a file may end in anything: half a record, zeros after a
// power failure, the output of another program. A record counts as a puzzle of the run only when it is exactly what the
// program writes for that number, as far as this can be checked without making the puzzle again.

#include "cli/generate/run_settings.hpp"
#include "gridwright/sheet/canonical.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace gridwright::cli {

class ExpectedPuzzles {
  public:
    /// Expects the puzzles of a run with these settings, from number `first` on.
    ExpectedPuzzles(const RunSettings& settings, std::uint64_t first, answers::OutputFormat format);

    answers::OutputFormat format() const { return format_; }

    /// The origin of the puzzle after `before` others.
    std::string origin(std::uint64_t before) const;

    /// Whether the record, with its last line end but without the empty line, is the puzzle after `before` others.
    bool holds(std::string_view record, std::uint64_t before) const;

    /// How many numbers come before that of the record; at least so many do. In a run that leaves out equal puzzles it
    /// is read from the record; none if there is no fitting number.
    std::optional<std::uint64_t> numbers_before(std::string_view record, std::uint64_t least) const;

    /// Whether equal puzzles are left out, so that numbers are missing.
    bool distinct() const { return distinct_; }
    /// What names the puzzle of a record in such a run and all that are equal to it.
    std::optional<sheet::Fingerprint> fingerprint(std::string_view record) const;

    /// Whether the text can be the beginning of that record.
    bool may_begin(std::string_view text, std::uint64_t before) const;

  private:
    bool may_begin_before_number(std::string_view text) const;
    bool is_own(const sheet::Sheet& sheet, std::uint64_t before) const;
    bool holds_board(std::string_view record, std::uint64_t before) const;
    bool holds_object(std::string_view record, std::uint64_t before) const;
    bool holds_drawing(std::string_view record, std::uint64_t before) const;
    std::string head(std::uint64_t before) const;
    /// What is before the number in the origin of every puzzle.
    std::string before_number() const;
    /// The board in a record, without its solution.
    std::string_view board_in(std::string_view record) const;
    /// A drawing with `.` wherever the puzzle decides what is there.
    std::string drawn(std::uint64_t before) const;

    answers::OutputFormat format_;
    std::string command_, kind_;
    int size_ = 0, generator_ = 0;
    std::uint64_t seed_ = 0, first_;
    bool solutions_;     ///< follow the puzzles, in a text or a drawing
    bool distinct_;      ///< equal puzzles are left out
    std::string blank_;  ///< a blank board of this kind and size, drawn
};

}  // namespace gridwright::cli
