#pragma once

// How a puzzle is written down, as data. A puzzle fills in one Notation, from which every codec (text, JSON, Prolog)
// can read and write it; a codec knows no puzzle.

#include "gridwright/kernel/domain.hpp"
#include "gridwright/kernel/grid.hpp"
#include "gridwright/kernel/turning.hpp"
#include "gridwright/sheet/naming.hpp"

#include <span>
#include <string>
#include <string_view>

namespace gridwright::sheet {

/// No board has a side longer than this.
inline constexpr int longest_side = 62;

/// A value that is not written as a plain number, or not in every format.
struct Symbol {
    kernel::Value value;
    std::string_view text;       ///< in a board drawn as text: "C"
    std::string_view json;       ///< as JSON source: \"C\" or "0"
    std::string_view prolog;     ///< "1"
    std::string_view noun;       ///< in a sentence: "C", "transparent peg"
    bool only_given = false;     ///< part of the board, which no player enters or marks: a hole
    std::string_view keys = {};  ///< the keys that enter it, apart by blanks: "C c"; empty: its text
};

/// Something a header says besides the size, as `key=word` or `key=number`.
struct Option {
    std::string_view key;
    std::span<const std::string_view> words =
        {};                                ///< the words it takes, the usual one first; empty when it is a number
    int (*usual)(kernel::Size) = nullptr;  ///< for a number: its default
    int lowest = 0, highest = 0;           ///< for a number: its range
    std::string_view question = {};        ///< for two words: what to ask a person; yes is the first word
};

/// What a page shows around a board, and which sizes it offers.
struct PageWords {
    std::string_view pad = "Number pad";  ///< the buttons that enter values
    std::string_view mode = "Value";      ///< what a key writes that writes no mark
    int first_size = 0;                   ///< the smallest size that is offered; 0: the smallest that is made
    int last_at_once = 0;                 ///< up to this size a puzzle is made within a moment; 0: the daily size
    int daily_size = 6;                   ///< of the puzzle of the day
};

struct Notation {
    std::string_view name;                         ///< in a header line and in JSON: "close-or-far"
    std::string_view functor;                      ///< in Prolog: "close_or_far"
    std::string_view title;                        ///< what players call it: "Close or Far"
    std::string_view summary;                      ///< the game in one sentence
    std::span<const std::string_view> rules = {};  ///< the rules for a player, in a few sentences
    std::string_view example = {};                 ///< a small puzzle with one solution, in the text format
    bool rectangular = false;                      ///< the header says ROWS COLUMNS; else one SIZE
    bool sides = false;                            ///< there may be clues at both ends of every row and column
    bool blank_by_header = false;                  ///< a header alone is a blank board
    std::string_view cell_noun = {};               ///< what a cell holds, for messages: "height"
    std::span<const Symbol> symbols = {};
    /// Cells may hold plain numbers from 1 to this; 0 when they hold symbols only. Takes size and options.
    int (*highest_number)(kernel::Size, std::span<const int> options) = nullptr;
    std::span<const Option> options = {};
    /// The ways to turn a puzzle that turn its solutions with it. They form a group.
    std::span<const kernel::Turning> symmetries = kernel::turnings;
    /// Renaming the numbers only renames them in the solutions, too: true of colours, but not of heights.
    bool numbers_interchangeable = false;
    Naming naming = {};     ///< of rows, columns and cells
    int smallest_side = 1;  ///< no smaller square board keeps the rules, so that there are no puzzles of that size
    PageWords page = {};
};

/// Why there is no board of this size, which is below the smallest: "no 2 x 2 board satisfies the rules of Close or
/// Far; the smallest possible size is 6".
std::string no_board_of(const Notation& notation, kernel::Size size);

/// How the value is written on a board drawn as text: "C", "_", "5".
std::string text_of(const Notation& notation, kernel::Value value);

/// What the value is called in a sentence: "C", "transparent peg", "5".
std::string noun_of(const Notation& notation, kernel::Value value);

}  // namespace gridwright::sheet
