#pragma once

// Which key does what. The session, the bar at the bottom of the screen, its help page and `gridwright help play` read
// this one table. Keys that write values come from the puzzle and go before the letters here, so no letter of a puzzle
// is a command.

#include "gridwright/sheet/sheet.hpp"

#include <span>
#include <string>
#include <string_view>

namespace gridwright::cli::play {

/// A key of the keyboard: a character, or one of the keys that have a name.
enum class Key : char32_t {
    escape = 0x1b,
    enter = U'\n',
    backspace = 0x7f,
    redraw = 0x0c,  // Ctrl-L
    up = 0x110000,  // behind the characters
    down,
    left,
    right,
    home,
    end,
    page_up,
    page_down,
    remove,
    back_tab,
};

constexpr Key key_of(char32_t character) {
    return static_cast<Key>(character);
}

enum class Command {
    up,
    down,
    left,
    right,
    row_start,
    row_end,
    column_start,
    column_end,
    next_open,
    previous_open,
    switch_mode,
    erase,
    undo,
    redo,
    hint,
    apply_hint,
    explain,
    check,
    fill,
    prune,
    begin_trial,
    keep,
    discard,
    restart,
    help,
    close,
    redraw,
    leave,
};

struct KeyRow {
    Key key;
    Command command;
    std::string_view name;     ///< as people write it: "Space"
    std::string_view meaning;  ///< for help; empty for a second key of the row above
    std::string_view bar;      ///< a word or two for the bar; empty where the bar has no room
};

std::span<const KeyRow> key_table();

/// The row of a key; null if it has no command.
const KeyRow* row_of(Key key);

/// A key for help, with all keys that do the same: "Backspace, Delete, .".
struct KeyHelp {
    std::string names, meaning;
};
std::vector<KeyHelp> key_help();

/// How a value is typed: a digit, or the symbol that a text has for it. None if the key writes no value here.
std::optional<kernel::Value> symbol_of(Key key, const sheet::Sheet& puzzle);

/// The digit of the key, or -1.
int digit_of(Key key);

/// What keys write values, for the bar: "1-6", "_ 1-4", "- C F".
std::string value_keys(const sheet::Sheet& puzzle);

}  // namespace gridwright::cli::play
