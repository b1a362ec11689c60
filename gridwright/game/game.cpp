// Every action is turned into the board that it leads to; the move keeps the cells in which that differs. So undo, redo
// and discard need no knowledge of what the actions mean.

#include "gridwright/game/game.hpp"

#include "gridwright/base/text.hpp"

#include <algorithm>

namespace gridwright::game {
namespace {

using base::concat;
using kernel::Domain;
using kernel::Grid;

std::optional<Domain> unless_empty(Domain marks) {
    return marks.empty() ? std::nullopt : std::optional(marks);
}

const sheet::Symbol* part_of_board(const sheet::Notation& notation, kernel::Value value) {
    for (const sheet::Symbol& symbol : notation.symbols)
        if (symbol.only_given && symbol.value == value) return &symbol;
    return nullptr;
}

/// Makes changes to a board, for the moves of a history; false if the board is not as they say.
bool replay(Grid<Writing>& board, const Move& move, Writing Change::*from, Writing Change::*to) {
    for (const Change& change : move.changes) {
        if (board[change.cell] != change.*from) return false;
        board[change.cell] = change.*to;
    }
    return true;
}

}  // namespace

std::string_view name(Verb verb) {
    return std::ranges::find(verbs, verb, &VerbRow::verb)->name;
}

Domain writable_values(const sheet::Sheet& sheet) {
    Domain values = Domain::range(1, sheet.notation->highest_number(sheet.size, sheet.options));
    for (const sheet::Symbol& symbol : sheet.notation->symbols)
        if (!symbol.only_given) values.add(symbol.value);
    return values;
}

Game::Game(const sheet::Sheet& sheet) : puzzle_(sheet), values_(writable_values(sheet)), board_(sheet.size) {
    puzzle_.begun = {};
    for (int cell = 0; cell < sheet.size.cells(); ++cell) {
        if (given(cell)) continue;
        Writing& writing = board_[cell];
        writing.value = sheet.begun.entry(cell);
        if (!writing.value) writing.marks = unless_empty(sheet.begun.marked(cell).value_or(Domain()));
    }
}

base::Result<Game> Game::resumed(const sheet::Sheet& sheet, History history) {
    Game game(sheet);
    if (history.done > history.moves.size()) return base::Error{"more moves are done than the history has", {}};
    const auto misfit = [](std::size_t move) {
        return base::Error{concat("move ", move + 1, " of the history does not fit the board"), {}};
    };
    const auto sound = [&](std::size_t i) {
        const auto later = [&](const Trial& trial) { return trial && *trial > i; };
        const Move& move = history.moves[i];
        return !later(move.trial_before) && !later(move.trial_after) &&
               std::ranges::none_of(move.changes, [&](const Change& change) { return game.given(change.cell); });
    };
    Grid<Writing> board = game.board_;
    Trial trial = history.trial;
    for (std::size_t i = history.done; i-- > 0;) {
        const Move& move = history.moves[i];
        const bool fits = replay(board, move, &Change::after, &Change::before) && trial == move.trial_after;
        if (!fits || !sound(i)) return misfit(i);
        trial = move.trial_before;
    }
    if (trial) return base::Error{"the history has a trial without a beginning", {}};
    board = game.board_;
    trial = history.trial;
    for (std::size_t i = history.done; i < history.moves.size(); ++i) {
        const Move& move = history.moves[i];
        const bool fits = replay(board, move, &Change::before, &Change::after) && trial == move.trial_before;
        if (!fits || !sound(i)) return misfit(i);
        trial = move.trial_after;
    }
    game.history_ = std::move(history);
    return game;
}

sheet::Sheet Game::sheet() const {
    sheet::Sheet sheet = puzzle_;
    sheet.begun.entries.reset(sheet.size, std::nullopt);
    sheet.begun.marks.reset(sheet.size, std::nullopt);
    for (int cell = 0; cell < sheet.size.cells(); ++cell) {
        sheet.begun.entries[cell] = board_[cell].value;
        sheet.begun.marks[cell] = board_[cell].marks;
    }
    tidy(sheet.begun, sheet.cells);
    return sheet;
}

int Game::open_cells() const {
    int open = 0;
    for (int cell = 0; cell < board_.size().cells(); ++cell) open += !given(cell) && !board_[cell].value;
    return open;
}

bool Game::tried(int cell) const {
    if (!history_.trial) return false;
    for (std::size_t i = *history_.trial; i < history_.done; ++i)
        for (const Change& change : history_.moves[i].changes)
            if (change.cell == cell) return true;
    return false;
}

std::optional<base::Error> Game::refusal_of_cell(int cell) const {
    if (cell < 0 || cell >= board_.size().cells()) return base::Error{"the board has no such cell", {}};
    if (!given(cell)) return std::nullopt;
    const std::string name = cell_name(puzzle_.notation->naming, cell, puzzle_.size);
    const sheet::Symbol* part = part_of_board(*puzzle_.notation, *puzzle_.cells[cell]);
    return base::Error{base::as_sentence(part ? concat(name, " is a ", part->noun) : concat(name, " is given")), {}};
}

std::optional<base::Error> Game::refusal_of_values(Domain values) const {
    const Domain unknown = values - values_;
    if (unknown.empty()) return std::nullopt;
    std::vector<std::string> known;
    for (const int value : values_)
        known.push_back(sheet::text_of(*puzzle_.notation, static_cast<kernel::Value>(value)));
    return base::Error{concat(unknown.min(), " does not fit this board; its values are ", base::listed(known), '.'),
                       {}};
}

std::optional<base::Error> Game::refusal_of(const Action& action) const {
    const auto refused = [&](int cell, Domain values) {
        auto refusal = refusal_of_cell(cell);
        return refusal ? refusal : refusal_of_values(values);
    };
    const bool about_cell = action.verb == Verb::place || action.verb == Verb::erase || action.verb == Verb::mark;
    const Domain written = action.verb == Verb::erase ? Domain() : Domain::single(action.value);
    if (about_cell)
        if (auto refusal = refused(action.cell, written)) return refusal;
    for (const kernel::Given& placed : action.placed)
        if (auto refusal = refused(placed.cell, Domain::single(placed.value))) return refusal;
    for (const auto* list : {&action.marks, &action.struck})
        for (const CellMarks& marked : *list)
            if (auto refusal = refused(marked.cell, marked.values)) return refusal;
    return std::nullopt;
}

Grid<Writing> Game::board_after(const Action& action) const {
    Grid<Writing> board = board_;
    const auto place = [&](int cell, kernel::Value value) { board[cell] = {value, std::nullopt}; };
    switch (action.verb) {
        case Verb::place: place(action.cell, action.value); break;
        case Verb::erase: board[action.cell] = {}; break;
        case Verb::mark:
            if (Writing& writing = board[action.cell]; !writing.value) {
                const Domain old = writing.marks.value_or(Domain()), one = Domain::single(action.value);
                writing.marks = unless_empty(old.meets(one) ? old - one : old | one);
            }
            break;
        case Verb::fill:
            for (const auto& [cell, values] : action.marks)
                if (!board[cell].value && !board[cell].marks) board[cell].marks = unless_empty(values);
            break;
        case Verb::prune:
            for (const auto& [cell, values] : action.marks)
                if (board[cell].marks) board[cell].marks = unless_empty(*board[cell].marks & values);
            break;
        case Verb::apply:
            for (const auto& [cell, value] : action.placed) place(cell, value);
            for (const auto& [cell, values] : action.marks)
                if (!board[cell].value) board[cell].marks = unless_empty(values);
            break;
        case Verb::discard: board = board_before_trial(); break;
        case Verb::restart: board.reset(board.size(), {}); break;
        default: break;
    }
    for (const auto& [cell, values] : action.struck)
        if (board[cell].marks) board[cell].marks = unless_empty(*board[cell].marks - values);
    return board;
}

Grid<Writing> Game::board_before_trial() const {
    Grid<Writing> board = board_;
    for (std::size_t i = history_.done; i-- > *history_.trial;)
        replay(board, history_.moves[i], &Change::after, &Change::before);
    return board;
}

bool Game::do_move(Verb verb, Grid<Writing> board, Trial trial) {
    Move move{verb, {}, history_.trial, trial};
    for (int cell = 0; cell < board.size().cells(); ++cell)
        if (board[cell] != board_[cell]) move.changes.push_back({cell, board_[cell], board[cell]});
    if (move.changes.empty() && move.trial_before == move.trial_after) return false;
    if (!move.changes.empty()) solved_ = false;
    history_.moves.resize(history_.done);
    history_.moves.push_back(std::move(move));
    ++history_.done;
    history_.trial = trial;
    board_ = std::move(board);
    return true;
}

bool Game::step_back() {
    if (!can_undo()) return false;
    const Move& move = history_.moves[--history_.done];
    replay(board_, move, &Change::after, &Change::before);
    history_.trial = move.trial_before;
    if (!move.changes.empty()) solved_ = false;
    return true;
}

bool Game::step_forward() {
    if (!can_redo()) return false;
    const Move& move = history_.moves[history_.done++];
    replay(board_, move, &Change::before, &Change::after);
    history_.trial = move.trial_after;
    if (!move.changes.empty()) solved_ = false;
    return true;
}

base::Result<bool> Game::apply(const Action& action) {
    if (auto refusal = refusal_of(action)) return *std::move(refusal);
    switch (action.verb) {
        case Verb::undo: return step_back();
        case Verb::redo: return step_forward();
        case Verb::begin_trial: return in_trial() ? false : do_move(action.verb, board_, Trial(history_.done));
        case Verb::keep:
        case Verb::discard:
            if (!in_trial()) return false;
            return do_move(action.verb, board_after(action), Trial());
        case Verb::restart: return do_move(action.verb, board_after(action), Trial());
        default: return do_move(action.verb, board_after(action), history_.trial);
    }
}

}  // namespace gridwright::game
