#pragma once

// What a terminal shows, as data: a character and a style for each place. Everything about playing is drawn on it, so
// tests read the whole screen without a terminal.

#include <string>
#include <string_view>
#include <vector>

namespace gridwright::cli::play {

/// What a text means. Colours follow from it, but never alone: whatever matters also has a sign or a weight.
enum class Ink {
    plain,
    faint,   ///< frames, names of lines, what is done
    entry,   ///< a value of the player
    tried,   ///< the same during a trial
    marked,  ///< pencil marks
    good,
    bad,
    hint,
};

struct Style {
    Ink ink = Ink::plain;
    int peg = 0;  ///< a colour of the puzzle's own, from 1; 0 for none
    bool bold = false, reverse = false;

    bool operator==(const Style&) const = default;
};

struct Glyph {
    char32_t character = U' ';
    Style style = {};
};

/// How many characters of UTF-8 the text has.
int width_of(std::string_view text);

/// The text in lines of at most this width, broken between words.
std::vector<std::string> wrapped(std::string_view text, int width);

class Screen {
  public:
    Screen(int rows, int columns);

    int rows() const { return rows_; }
    int columns() const { return columns_; }
    const Glyph& at(int row, int column) const { return glyphs_[row * columns_ + column]; }

    /// Writes a text; what lies outside is left out.
    void put(int row, int column, std::string_view text, Style style = {});
    /// Gives places a style without changing their characters.
    void restyle(int row, int column, int count, Style style);

    /// Where the terminal's own cursor goes.
    void move_cursor(int row, int column);
    int cursor_row() const { return cursor_row_; }
    int cursor_column() const { return cursor_column_; }

    /// The characters in lines, without spaces at their ends.
    std::string text() const;

  private:
    int rows_, columns_;
    int cursor_row_ = 0, cursor_column_ = 0;
    std::vector<Glyph> glyphs_;
};

}  // namespace gridwright::cli::play
