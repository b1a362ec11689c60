#include "cli/play/keys.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::cli::play {
namespace {

constexpr KeyRow key_rows[] = {
    {Key::up, Command::up, "arrows", "move to another cell", ""},
    {Key::down, Command::down, "", "", ""},
    {Key::left, Command::left, "", "", ""},
    {Key::right, Command::right, "", "", ""},
    {Key::home, Command::row_start, "Home, End", "first or last cell of the row", ""},
    {Key::end, Command::row_end, "", "", ""},
    {Key::page_up, Command::column_start, "Page Up, Page Down", "first or last cell of the column", ""},
    {Key::page_down, Command::column_end, "", "", ""},
    {Key::enter, Command::next_open, "Enter", "next open cell", ""},
    {key_of(U'\t'), Command::next_open, "Tab", "", ""},
    {Key::back_tab, Command::previous_open, "Shift-Tab", "previous open cell", ""},
    {key_of(U' '), Command::switch_mode, "Space", "keys write values or pencil marks", "marks"},
    {Key::backspace, Command::erase, "Backspace", "erase the value, or the marks of an open cell", ""},
    {Key::remove, Command::erase, "Delete", "", ""},
    {key_of(U'.'), Command::erase, ".", "", ""},
    {key_of(U'u'), Command::undo, "u", "undo", "undo"},
    {key_of(U'r'), Command::redo, "r", "redo", "redo"},
    {key_of(U'h'), Command::hint, "h", "hint: where to look; again: the technique; again: the move", "hint"},
    {key_of(U'a'), Command::apply_hint, "a", "apply the move of the hint", ""},
    {key_of(U'v'), Command::check, "v", "check the board for mistakes", "check"},
    {key_of(U'e'), Command::explain, "e", "explain the next step", "explain"},
    {key_of(U'm'), Command::fill, "m", "fill in the marks of cells that have none", ""},
    {key_of(U'p'), Command::prune, "p", "prune marks that the rules exclude", ""},
    {key_of(U't'), Command::begin_trial, "t", "try something out", "try"},
    {key_of(U'k'), Command::keep, "k", "end the trial and keep it", ""},
    {key_of(U'd'), Command::discard, "d", "end the trial and go back", ""},
    {key_of(U'n'), Command::restart, "n", "start again with an empty board (undo brings it back)", ""},
    {key_of(U'?'), Command::help, "?", "help: the keys and the rules", "help"},
    {Key::escape, Command::close, "Esc", "close a hint or a page", ""},
    {Key::redraw, Command::redraw, "Ctrl-L", "draw the screen again", ""},
    {key_of(U'q'), Command::leave, "q", "save and leave", "leave"},
};

char32_t lower(char32_t character) {
    return character >= U'A' && character <= U'Z' ? character - U'A' + U'a' : character;
}

}  // namespace

std::span<const KeyRow> key_table() {
    return key_rows;
}

const KeyRow* row_of(Key key) {
    const auto plain = key_of(lower(static_cast<char32_t>(key)));
    const auto row = std::ranges::find(key_rows, plain, &KeyRow::key);
    return row == std::end(key_rows) ? nullptr : &*row;
}

std::vector<KeyHelp> key_help() {
    std::vector<KeyHelp> help;
    for (const KeyRow& row : key_rows) {
        if (!row.meaning.empty())
            help.push_back({std::string(row.name), std::string(row.meaning)});
        else if (!row.name.empty())
            help.back().names += base::concat(", ", row.name);
    }
    return help;
}

int digit_of(Key key) {
    const auto character = static_cast<char32_t>(key);
    return character >= U'0' && character <= U'9' ? static_cast<int>(character - U'0') : -1;
}

std::optional<kernel::Value> symbol_of(Key key, const sheet::Sheet& puzzle) {
    const auto character = static_cast<char32_t>(key);
    if (character > 0x7e) return std::nullopt;
    for (const sheet::Symbol& symbol : puzzle.notation->symbols) {
        if (symbol.only_given) continue;
        for (const std::string_view spelling : {symbol.text, symbol.json})
            if (spelling.size() == 1 && lower(static_cast<unsigned char>(spelling[0])) == lower(character))
                return symbol.value;
    }
    return std::nullopt;
}

std::string value_keys(const sheet::Sheet& puzzle) {
    std::string text;
    for (const sheet::Symbol& symbol : puzzle.notation->symbols)
        if (!symbol.only_given) text += base::concat(symbol.text, ' ');
    if (const int highest = puzzle.notation->highest_number(puzzle.size, puzzle.options); highest > 0)
        text += highest == 1 ? "1" : base::concat("1-", highest);
    return std::string(base::trimmed(text));
}

}  // namespace gridwright::cli::play
