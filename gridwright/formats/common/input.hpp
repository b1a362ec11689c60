#pragma once

// A buffer with the bytes of a source that are read but not yet used. It keeps one record at a time, so memory is
// bounded by the longest record and not by the input. It asks the source for more only when a byte is needed that it
// does not have, so a coprocess that sends one board gets its answer before it sends the next.

#include "gridwright/base/text.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace gridwright::formats {

/// Fills the buffer with up to `size` bytes and says how many there were; 0 is the end.
using Source = std::function<std::size_t(char* buffer, std::size_t size)>;

/// A source that holds a text in memory, which outlives it.
Source source_of(std::string_view text);

/// No record is longer than this; a full board of 62 x 62 takes 16 kB as JSON.
inline constexpr std::size_t longest_record = std::size_t{1} << 20;

/// The rest of a line, without the newline that ends it.
struct TextLine {
    std::string_view text;
    bool ended = false;      ///< by a newline, not by the end of the input
    bool too_long = false;   ///< it goes on beyond the longest record; `text` is its beginning
    bool shortened = false;  ///< the comment at its end was too long; of that only the beginning is left
};

/// The unread part of a source, grown when more is wanted and dropped record by record.
class Input {
  public:
    explicit Input(Source source) : source_(std::move(source)) {}

    /// What is in memory, a byte order mark at the very start left out. Growing moves it.
    std::string_view unread() const { return {buffer_.data() + begin_, end_ - begin_}; }

    /// Reads more from the source; false at its end.
    bool grow();

    /// Whether a byte is left, reading more when necessary.
    bool more() { return begin_ < end_ || grow(); }

    /// The rest of the line from that unread byte on. It stays unread.
    TextLine line(std::size_t from = 0);

    /// The same for a line that may end in a comment, which `mark` begins. When the comment makes it too long, most of
    /// the comment is dropped, so that what is before it and in the next lines can be read.
    TextLine line_with_comment(std::size_t from, char mark);

    /// Drops that many unread bytes.
    void drop(std::size_t count);

    /// Drops the rest of this line, however long it is, in bounded memory.
    void skip_line();

    /// The line and column of an unread byte, as people count them.
    base::TextPosition place(std::size_t offset = 0) const;

    /// How many bytes of the source lie before an unread byte.
    std::size_t offset(std::size_t unread) const;

  private:
    bool fill();
    void make_room();
    void skip_byte_order_mark();
    void shorten_line(std::size_t from);

    Source source_;
    std::string buffer_;
    std::size_t begin_ = 0, end_ = 0;  ///< the unread part of the buffer
    std::size_t dropped_ = 0;
    struct Gap {
        std::size_t at, length;  ///< before which unread byte, and how many bytes were dropped there
    };
    std::vector<Gap> gaps_;
    base::TextPosition place_{1, 1};
    bool started_ = false, ended_ = false;
};

}  // namespace gridwright::formats
