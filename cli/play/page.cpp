#include "cli/play/page.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::cli::play {
namespace {

using base::concat;

constexpr int gap = 2;

/// Where the panel is, and how many columns or rows it has at least.
struct PanelPlace {
    bool beside;
    int least;
};

/// From the best place to the last.
constexpr PanelPlace panel_places[] = {{true, 26}, {false, 6}, {true, 18}};

BoardDrawing board_for(const PanelPlace& place, const GamePage& page, int rows, int columns, bool unicode) {
    const int height = rows - 2;  // the title and the bar
    return {page.board, place.beside ? height : height - place.least,
            place.beside ? columns - gap - place.least : columns, unicode};
}

/// The first place that leaves room for the whole board; else the one that shows most of it without being narrow.
PanelPlace place_of_panel(const GamePage& page, int rows, int columns, bool unicode) {
    for (const PanelPlace& place : panel_places)
        if (board_for(place, page, rows, columns, unicode).whole()) return place;
    constexpr int wide = 60;
    return panel_places[columns >= wide ? 0 : 1];
}

/// Appends a text in as many lines as it needs.
void append_wrapped(const PanelLine& line, int width, std::vector<PanelLine>& into) {
    for (std::string& part : wrapped(line.text, width)) into.push_back({std::move(part), line.style});
}

/// The panel and the message in so many rows. A message that is too long is cut, and its last line says how to read it.
std::vector<PanelLine> panel_lines(const GamePage& page, const std::string& part_shown, int rows, int columns) {
    std::vector<PanelLine> lines, message;
    for (const PanelLine& line : page.panel) append_wrapped(line, columns, lines);
    if (!part_shown.empty()) append_wrapped({part_shown, {.ink = Ink::faint}}, columns, lines);
    if (!page.message.empty()) append_wrapped({page.message, {.ink = page.message_ink}}, columns, message);
    const int all = static_cast<int>(lines.size() + message.size());
    if (all < rows && !message.empty()) lines.push_back({""});
    // The message matters more than what the panel says about the cell.
    const auto most = static_cast<std::size_t>(std::max(rows - 2, 1));
    if (message.size() > most) {
        message.resize(most);
        if (!page.more.empty()) message.back() = {page.more, {.ink = Ink::faint}};
    }
    const auto room = static_cast<std::size_t>(rows) - message.size();
    if (lines.size() > room) lines.resize(room);
    lines.insert(lines.end(), message.begin(), message.end());
    return lines;
}

void draw_title(const GamePage& page, Screen& screen) {
    screen.put(0, 0, page.title, {.bold = true});
    if (!page.state.empty()) screen.put(0, width_of(page.title) + gap, page.state, {.ink = Ink::tried, .bold = true});
    screen.put(0, screen.columns() - width_of(page.time), page.time);
}

void draw_bar(const std::vector<BarItem>& bar, Screen& screen) {
    int column = 0;
    for (const auto& [key, word] : bar) {
        const int width = width_of(key) + 1 + width_of(word);
        if (column + width > screen.columns()) continue;
        screen.put(screen.rows() - 1, column, key, {.bold = true});
        screen.put(screen.rows() - 1, column + width_of(key) + 1, word, {.ink = Ink::faint});
        column += width + gap;
    }
}

}  // namespace

Screen too_small(int rows, int columns) {
    Screen screen(rows, columns);
    int row = 0;
    const std::string text =
        concat("This terminal has ", columns, " x ", rows, " characters; the board needs at least ", fewest_columns,
               " x ", fewest_rows, ". Make it larger, or press q to save and leave.");
    for (const std::string& line : wrapped(text, columns)) screen.put(row++, 0, line);
    return screen;
}

Screen drawn(const GamePage& page, int rows, int columns, bool unicode) {
    if (rows < fewest_rows || columns < fewest_columns) return too_small(rows, columns);
    Screen screen(rows, columns);
    draw_title(page, screen);
    draw_bar(page.bar, screen);
    const PanelPlace place = place_of_panel(page, rows, columns, unicode);
    const BoardDrawing board = board_for(place, page, rows, columns, unicode);
    if (!board.possible()) return too_small(rows, columns);
    const int left = place.beside ? board.columns() + gap : 0, top = place.beside ? 1 : rows - 1 - place.least;
    const std::string part = board.whole() ? "" : board.part_shown();
    int row = top;
    for (const PanelLine& line : panel_lines(page, part, rows - 1 - top, columns - left))
        screen.put(row++, left, line.text, line.style);
    board.draw(screen, 1, 0);
    return screen;
}

Screen drawn(TextPage& page, int rows, int columns) {
    Screen screen(rows, columns);
    std::vector<std::string> lines;
    for (const std::string& line : page.lines)
        for (std::string& part : wrapped(line, columns)) lines.push_back(std::move(part));
    const int shown = std::max(rows - 2, 1), last = std::max(0, static_cast<int>(lines.size()) - shown);
    page.first = std::clamp(page.first, 0, last);
    screen.put(0, 0, page.title, {.bold = true});
    for (int i = 0; i < shown && page.first + i < static_cast<int>(lines.size()); ++i)
        screen.put(1 + i, 0, lines[static_cast<std::size_t>(page.first + i)]);
    const std::string_view bar = last > 0 ? "Up and down scroll, Esc closes" : "Esc closes";
    screen.put(rows - 1, 0, bar, {.ink = Ink::faint});
    screen.move_cursor(rows - 1, width_of(bar));
    return screen;
}

}  // namespace gridwright::cli::play
