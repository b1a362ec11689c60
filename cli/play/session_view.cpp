// What the screen shows of a session.

#include "cli/play/session.hpp"
#include "gridwright/base/text.hpp"
#include "gridwright/kernel/data_names.hpp"
#include "gridwright/puzzles/common/phrases.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::cli::play {
namespace {

using answers::State;
using kernel::Side;

std::string state_told(State state) {
    return state == State::open ? "" : fmt::format(", {}", name(state));
}

bool contains(kernel::Line line, int cell) {
    for (int i = 0; i < line.length; ++i)
        if (line[i] == cell) return true;
    return false;
}

}  // namespace

/// Where the scene names nothing, the names of rows and columns; and the state of each clue, or else of each line.
void Session::label_board(BoardLook& look) const {
    auto& labels = look.scene.labels;
    const bool bare = std::ranges::all_of(kernel::every_side, [&](Side side) { return labels[side].empty(); });
    if (bare) {
        for (int row = 0; row < size().rows; ++row)
            labels[Side::left].push_back({row_label(notation().naming, row, size())});
        for (int column = 0; column < size().columns; ++column)
            labels[Side::top].push_back({column_label(notation().naming, column)});
    }
    for (const Side side : kernel::every_side) look.states[side].assign(labels[side].size(), State::open);
    const auto set = [&](Side side, int line, State state) {
        if (line < std::ssize(look.states[side])) look.states[side][static_cast<std::size_t>(line)] = state;
    };
    for (const answers::ClueStatus& clue : status_.clues) set(clue.clue.side, clue.clue.line, clue.state);
    if (notation().sides) return;
    for (const answers::LineStatus& line : status_.lines) {
        const auto numbered = kernel::numbered(line.line, size());
        if (!numbered) continue;
        if (numbered->direction == kernel::Direction::row)
            for (const Side side : {Side::left, Side::right}) set(side, numbered->number - 1, line.state);
        if (numbered->direction == kernel::Direction::column)
            for (const Side side : {Side::top, Side::bottom}) set(side, numbered->number - 1, line.state);
    }
}

BoardLook Session::board_look() const {
    BoardLook look{.scene = puzzle_->scene(board_of(puzzle_->sheet())),
                   .cells = kernel::Grid<CellLook>(size()),
                   .states = {},
                   .texts = {},
                   .values = game_.values(),
                   .cursor = cursor_};
    for (const int value : look.values) look.texts.push_back(text_of(value));
    for (int cell = 0; cell < size().cells(); ++cell) {
        look.cells[cell].marks = game_.writing(cell).marks.value_or(kernel::Domain());
        look.cells[cell].tried = game_.tried(cell);
        look.cells[cell].wrong = wrong(cell);
    }
    for (const answers::LineStatus& line : status_.lines)
        for (const answers::ValueOnLine& value : line.repeated)
            for (const int cell : value.cells) look.cells[cell].repeated = true;
    if (advice_ && strength_ == 2)
        for (const int cell : advice_->cells) look.cells[cell].hinted = true;
    if (typed_ > 0) look.cells[cursor_].typed = std::to_string(typed_);
    label_board(look);
    return look;
}

/// The clues and lines that concern the cell.
void Session::append_status(std::vector<PanelLine>& lines) const {
    const auto add = [&](std::string text, State state) {
        const Ink ink = state == State::broken ? Ink::bad : state == State::met ? Ink::good : Ink::plain;
        lines.push_back({text + state_told(state), {.ink = ink}});
    };
    for (const answers::ClueStatus& status : status_.clues) {
        const auto& [side, line, value] = status.clue;
        if (line != (is_end_of_columns(side) ? size().column_of(cursor_) : size().row_of(cursor_))) continue;
        const std::string place = puzzles::place_of({side, line}, size(), notation().naming);
        const std::string_view yet = status.state == State::open ? " so far" : "";
        add(fmt::format("Clue {} {}: {} seen{}", value, place, status.seen, yet), status.state);
    }
    for (const answers::LineStatus& line : status_.lines) {
        if (!contains(line.line, cursor_)) continue;
        std::vector<std::string> facts;
        for (const answers::ValueOnLine& value : line.repeated)
            facts.push_back(value.cells.size() == 2
                                ? fmt::format("{} twice", text_of(value.value))
                                : fmt::format("{} {} times", text_of(value.value), value.cells.size()));
        for (const answers::ValueOnLine& value : line.counted)
            facts.push_back(fmt::format("{} {}/{}", text_of(value.value), value.cells.size(), *value.wanted));
        if (facts.empty() && line.state != State::broken) continue;
        std::string text = base::capitalised(line_name(notation().naming, line.line, size()));
        if (!facts.empty()) text += fmt::format(": {}", fmt::join(facts, ", "));
        add(text, line.state);
    }
}

std::vector<PanelLine> Session::panel() const {
    const game::Writing& writing = game_.writing(cursor_);
    std::vector<PanelLine> lines;
    lines.push_back({base::capitalised(cell_name(notation().naming, cursor_, size())), {.bold = true}});
    const auto& given = game_.puzzle().cells[cursor_];
    if (given)
        lines.push_back({fmt::format("Given: {}", noun_of(notation(), *given))});
    else if (writing.value)
        lines.push_back({fmt::format("{}: {}{}", base::capitalised(std::string(notation().cell_noun)),
                                     noun_of(notation(), *writing.value), wrong(cursor_) ? " (wrong)" : "")});
    else
        lines.push_back({"Open"});
    if (writing.marks) {
        std::string marks = "Marks:";
        for (const int value : *writing.marks) marks += " " + text_of(value);
        lines.push_back({marks + (wrong(cursor_) ? " (wrong)" : ""), {.ink = Ink::marked}});
    }
    append_status(lines);
    lines.push_back({""});
    lines.push_back({fmt::format("Keys {} write {}.", value_keys(game_.puzzle()), marking_ ? "marks" : "values"),
                     {.ink = marking_ ? Ink::marked : Ink::faint}});
    if (game_.in_trial()) lines.push_back({"Trial: k keeps, d discards.", {.ink = Ink::tried}});
    lines.push_back({fmt::format("{} open, {}", base::counted(game_.open_cells(), "cell"),
                                 base::counted(static_cast<std::int64_t>(game_.history().done), "move")),
                     {.ink = Ink::faint}});
    return lines;
}

GamePage Session::game_page() const {
    GamePage page;
    page.title = fmt::format("{} {} x {}", notation().title, size().rows, size().columns);
    page.state = game_.solved() ? "SOLVED" : game_.in_trial() ? "TRIAL" : "";
    if (marking_) page.state += page.state.empty() ? "MARKS" : ", MARKS";
    page.time = time_played();
    page.board = board_look();
    page.panel = panel();
    page.message = message_;
    page.message_ink = message_ink_;
    page.more = message_ink_ == Ink::hint ? "... e shows it all" : "...";
    // Help comes first, as a narrow screen has no room for the last ones.
    const auto add = [&](auto wanted) {
        for (const KeyRow& row : key_table())
            if (!row.bar.empty() && wanted(row.command))
                page.bar.push_back({std::string(row.name), std::string(row.bar)});
    };
    const auto first = [](Command command) { return command == Command::help || command == Command::leave; };
    add(first);
    add([&](Command command) { return !first(command); });
    return page;
}

}  // namespace gridwright::cli::play
