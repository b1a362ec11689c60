#pragma once

// Walks over one record of the input. The whole record stays in memory until it is finished, so that a mistake can be
// reported with its place and the search for the next record can start again inside a bad one.

#include "gridwright/base/result.hpp"
#include "gridwright/formats/common/input.hpp"

#include <utility>

namespace gridwright::formats {

/// What is wrong with the input, when something is.
using Mistake = std::optional<base::Error>;

class Cursor {
  public:
    explicit Cursor(Input& input) : input_(input) { look(); }

    /// Whether there is a byte here, reading more when necessary; false at the end of the input or of the longest
    /// record.
    bool more() { return at_ < seen_.size() || read_on(); }

    /// The byte here; NUL when there is none.
    char peek() { return more() ? seen_[at_] : '\0'; }
    void take() {
        if (more()) ++at_;
    }

    /// How many bytes of the record lie before this place.
    std::size_t at() const { return at_; }
    void move_to(std::size_t at) { at_ = at; }

    /// Drops what lies before this place, which is then the beginning of the record.
    void begin_here() {
        input_.drop(std::exchange(at_, 0));
        look();
    }

    /// The rest of this line. It is not taken.
    TextLine line();

    /// The same for a line that may end in a comment, which `mark` begins; however long that is, the line can be taken.
    TextLine line_with_comment(char mark);

    /// Moves past this line and its end.
    void take_line(const TextLine& line) { at_ += line.text.size() + line.ended; }

    /// A part of the record, which must be in memory. Reading more moves it.
    std::string_view part(std::size_t from, std::size_t to) const { return seen_.substr(from, to - from); }

    /// Whether the record is longer than any may be.
    bool too_long() const { return at_ >= longest_record; }

    /// Says that the syntax of the record is broken; the search for the next one starts at `at`.
    void lose(std::size_t at) {
        at_ = at;
        lost_ = true;
    }
    bool lost() const { return lost_; }

  private:
    void look() { seen_ = input_.unread().substr(0, longest_record); }
    bool read_on();

    Input& input_;
    std::string_view seen_;
    std::size_t at_ = 0;
    bool lost_ = false;
};

/// The sentence for a record that is too long.
base::Error too_long_at(std::size_t offset);

/// The first NUL or byte that is not UTF-8, if there is one; `offset` is where the bytes begin in the record.
Mistake damage(std::string_view bytes, std::size_t offset);

}  // namespace gridwright::formats
