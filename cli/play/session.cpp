#include "cli/play/session.hpp"

#include "gridwright/base/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace gridwright::cli::play {
namespace {

using game::Verb;
using namespace std::chrono_literals;

/// How long a digit waits for a second one, where the board has values of two digits.
constexpr Moment patience_for_digit = 800ms;

}  // namespace

std::string clock_text(std::int64_t seconds) {
    const auto minutes = seconds / 60, hours = minutes / 60;
    return hours > 0 ? fmt::format("{}:{:02}:{:02}", hours, minutes % 60, seconds % 60)
                     : fmt::format("{}:{:02}", minutes, seconds % 60);
}

Session::Session(game::Game game, Advisor& advisor, Moment now, std::function<void()> waits)
    : game_(std::move(game)),
      advisor_(advisor),
      waits_(std::move(waits)),
      last_(now),
      played_(std::chrono::seconds(game_.seconds())) {
    renew_board();
    if (!game_.full()) {
        cursor_ = size().cells() - 1;
        move_to_open(1);
    }
    if (game_.solved())
        tell(fmt::format("Solved in {}. n starts again, q leaves.", time_played()), Ink::good);
    else if (game_.can_undo() || game_.can_redo())
        tell("Welcome back: the game goes on where you left it.");
}

std::string Session::time_played() const {
    return clock_text(game_.seconds());
}

void Session::tell(std::string message, Ink ink) {
    message_ = std::move(message);
    message_ink_ = ink;
}

bool Session::take_unsaved() {
    return std::exchange(unsaved_, false);
}

void Session::pass_time(Moment now) {
    if (!game_.solved()) played_ += now - last_;
    last_ = now;
    game_.set_seconds(std::chrono::duration_cast<std::chrono::seconds>(played_).count());
    if (typed_ > 0 && now - typed_at_ >= patience_for_digit) finish_typing();
}

Moment Session::next_change() const {
    const Moment clock = 1s - played_ % 1s;
    return typed_ > 0 ? std::min(clock, typed_at_ + patience_for_digit - last_) : clock;
}

void Session::press(Key key, Moment now) {
    pass_time(now);
    const KeyRow* row = row_of(key);
    if (page_) {
        if (row) run_on_page(row->command);
        return;
    }
    if (const int digit = digit_of(key); digit > 0 || (digit == 0 && typed_ > 0)) {
        press_digit(digit, now);
        return;
    }
    const bool abandoned = typed_ > 0 && row && (row->command == Command::erase || row->command == Command::close);
    if (abandoned) {
        typed_ = 0;
        return;
    }
    finish_typing();
    if (const auto value = symbol_of(key, game_.puzzle()))
        write(*value);
    else if (digit_of(key) == 0)
        run(Command::erase);
    else if (row)
        run(row->command);
}

void Session::press_digit(int digit, Moment now) {
    const int highest = notation().highest_number(size(), game_.puzzle().options);
    if (highest == 0) return tell(fmt::format("This puzzle is written with {}.", value_keys(game_.puzzle())));
    if (typed_ > 0 && 10 * typed_ + digit > highest) finish_typing();
    typed_ = 10 * typed_ + digit;
    typed_at_ = now;
    if (10 * typed_ > highest) finish_typing();
}

void Session::finish_typing() {
    if (const int value = std::exchange(typed_, 0); value > 0) write(static_cast<kernel::Value>(value));
}

void Session::write(kernel::Value value) {
    tell("");
    if (marking_ && game_.writing(cursor_).value) return tell("Marks go into cells without a value.");
    act({.verb = marking_ ? Verb::mark : Verb::place, .cell = cursor_, .value = value});
}

void Session::run(Command command) {
    switch (command) {
        case Command::up: return move(-1, 0);
        case Command::down: return move(1, 0);
        case Command::left: return move(0, -1);
        case Command::right: return move(0, 1);
        case Command::row_start: return move(0, -size().columns);
        case Command::row_end: return move(0, size().columns);
        case Command::column_start: return move(-size().rows, 0);
        case Command::column_end: return move(size().rows, 0);
        case Command::next_open: return move_to_open(1);
        case Command::previous_open: return move_to_open(-1);
        case Command::switch_mode: marking_ = !marking_; return;
        case Command::erase: return act_or_say({.verb = Verb::erase, .cell = cursor_}, "Nothing to erase here.", "");
        case Command::undo: return act_or_say({Verb::undo}, "Nothing to undo.", "");
        case Command::redo: return act_or_say({Verb::redo}, "Nothing to redo.", "");
        case Command::hint: return give_hint();
        case Command::apply_hint: return apply_hint();
        case Command::explain: return explain();
        case Command::check: return check();
        case Command::fill:
            return act_or_say({.verb = Verb::fill, .marks = advisor_.marking(*puzzle_).all},
                              "Every open cell has marks.", "Marks are filled in by the rules alone.");
        case Command::prune:
            return act_or_say({.verb = Verb::prune, .marks = advisor_.marking(*puzzle_).pruned},
                              "The rules exclude no mark.", "Marks that the rules exclude are removed.");
        case Command::begin_trial:
            return act_or_say({Verb::begin_trial}, "A trial is under way: k keeps it, d discards it.",
                              "Trial: k keeps what you try, d goes back to this board.");
        case Command::keep: return act_or_say({Verb::keep}, "There is no trial; t begins one.", "The trial is kept.");
        case Command::discard:
            return act_or_say({Verb::discard}, "There is no trial; t begins one.", "The trial is discarded.");
        case Command::restart:
            return act_or_say({Verb::restart}, "The board is empty.", "The board is empty again; u brings it back.");
        case Command::help: return show_help();
        case Command::close: strength_ = -1; return tell("");
        case Command::redraw: return;
        case Command::leave: left_ = true; return;
    }
}

void Session::run_on_page(Command command) {
    constexpr int screenful = 10;
    switch (command) {
        case Command::up: --page_->first; return;
        case Command::down: ++page_->first; return;
        case Command::column_start: page_->first -= screenful; return;
        case Command::switch_mode:
        case Command::column_end: page_->first += screenful; return;
        case Command::redraw: return;
        default: page_.reset();
    }
}

void Session::move(int rows, int columns) {
    const int row = std::clamp(size().row_of(cursor_) + rows, 0, size().rows - 1);
    const int column = std::clamp(size().column_of(cursor_) + columns, 0, size().columns - 1);
    cursor_ = size().cell(row, column);
}

void Session::move_to_open(int step) {
    const int cells = size().cells();
    for (int i = 1; i <= cells; ++i) {
        const int cell = (cursor_ + cells + step * i) % cells;
        if (game_.given(cell) || game_.writing(cell).value) continue;
        cursor_ = cell;
        return;
    }
}

/// Carries out an action; true if the board has changed.
bool Session::act(const game::Action& action) {
    const auto changed = game_.apply(action);
    if (!changed) tell(changed.error().message, Ink::bad);
    if (!changed || !*changed) return false;
    unsaved_ = true;
    advice_.reset();
    strength_ = -1;
    renew_board();
    if (game_.full() && !game_.solved()) judge_full_board();
    return true;
}

void Session::act_or_say(const game::Action& action, std::string_view nothing, std::string_view done) {
    tell("");
    const bool changed = act(action);
    if (message_.empty()) tell(std::string(changed ? done : nothing));
}

void Session::renew_board() {
    puzzle_ = puzzles::make(game_.sheet());
    status_ = advisor_.status(*puzzle_);
}

void Session::announce(std::string message) {
    tell(std::move(message));
    if (waits_) waits_();
}

void Session::judge_full_board() {
    announce("Checking the full board ...");
    const Judgement judgement = advisor_.judge(*puzzle_);
    if (judgement.solved) {
        game_.set_solved(true);
        tell(fmt::format("Solved in {}. Congratulations!", time_played()), Ink::good);
    } else if (judgement.known) {
        tell("The board is full, but not right yet; v shows where.", Ink::bad);
    } else {
        tell(judgement.text);
    }
}

void Session::note_wrong(const std::vector<int>& cells) {
    wrong_.clear();
    for (const int cell : cells) wrong_[cell] = game_.writing(cell);
}

bool Session::wrong(int cell) const {
    const auto found = wrong_.find(cell);
    return found != wrong_.end() && found->second == game_.writing(cell);
}

void Session::check() {
    announce("Checking ...");
    const Judgement judgement = advisor_.judge(*puzzle_);
    note_wrong(judgement.wrong);
    tell(judgement.text, judgement.wrong.empty() ? Ink::plain : Ink::bad);
    if (judgement.solved && !game_.solved()) {
        game_.set_solved(true);
        unsaved_ = true;
    }
}

const Advice& Session::advice() {
    if (!advice_) {
        announce("Looking for the next step ...");
        advice_ = advisor_.advise(*puzzle_);
    }
    return *advice_;
}

void Session::give_hint() {
    const Advice& found = advice();
    strength_ = std::min(strength_ + 1, 2);
    if (strength_ > 0) note_wrong(found.wrong);
    std::string text = found.strengths[strength_];
    if (found.move) text += strength_ < 2 ? " (h tells more)" : " (a applies it)";
    tell(std::move(text), Ink::hint);
}

void Session::apply_hint() {
    if (strength_ < 0) return tell("There is no hint yet; h gives one.");
    const Advice found = advice();
    if (!found.move) return tell(found.strengths[2], Ink::hint);
    if (!found.cells.empty()) cursor_ = found.cells.front();
    const auto changed = game_.history().done;
    act(*found.move);
    if (game_.history().done != changed && !game_.solved()) tell(found.strengths[2], Ink::hint);
}

void Session::explain() {
    const Advice& found = advice();
    note_wrong(found.wrong);
    strength_ = 2;
    tell(found.strengths[2], Ink::hint);
    page_ = TextPage{found.move ? "The next step" : "About the board", found.lines};
    if (found.move) page_->lines.insert(page_->lines.end(), {"", "a applies it, once this page is closed."});
}

void Session::show_help() {
    page_ = TextPage{fmt::format("{}: keys and rules", notation().title), {}};
    std::vector<std::string>& lines = page_->lines;
    const std::string digits = notation().highest_number(size(), game_.puzzle().options) > 9
                                   ? "write a value, or a mark; two digits within a second are one value"
                                   : "write a value, or a mark";
    lines.push_back(fmt::format("{:<20} {}", value_keys(game_.puzzle()), digits));
    for (const KeyHelp& help : key_help()) lines.push_back(fmt::format("{:<20} {}", help.names, help.meaning));
    lines.emplace_back("");
    for (const std::string_view rule : notation().rules) lines.emplace_back(rule);
    if (const std::string names = sheet::names_explained(notation().naming, size()); !names.empty())
        lines.push_back(names);
    lines.insert(lines.end(), {"", "Beside the board, a clue or a line that is met has a tick, a broken one has a !.",
                               "The game is saved after every change; gridwright play resumes it."});
}

Screen Session::screen(int rows, int columns, bool unicode) {
    if (!page_) return drawn(game_page(), rows, columns, unicode);
    return drawn(*page_, rows, columns);
}

}  // namespace gridwright::cli::play
