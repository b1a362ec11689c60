#pragma once

// A game: a puzzle, what its player has written on the board, and how it came about. The terminal, Python and tests
// play by the same class. It knows how a board is written on, but no rules and no clock: whether the board is right,
// and how much time has passed, it learns from its owner.

#include "gridwright/base/result.hpp"
#include "gridwright/game/history.hpp"
#include "gridwright/sheet/sheet.hpp"

#include <cstdint>

namespace gridwright::game {

/// The values that a player may write on this board.
kernel::Domain writable_values(const sheet::Sheet& sheet);

class Game {
  public:
    /// Begins with what the sheet says is begun; nothing before that can be undone.
    explicit Game(const sheet::Sheet& sheet);

    /// Continues with the board of the sheet, to which this history led. An error is a sentence about a history that
    /// does not lead there.
    static base::Result<Game> resumed(const sheet::Sheet& sheet, History history);

    /// The puzzle with the player's entries and marks.
    sheet::Sheet sheet() const;
    /// The puzzle alone.
    const sheet::Sheet& puzzle() const { return puzzle_; }
    kernel::Domain values() const { return values_; }

    /// Carries out an action; false if it changes nothing. An error is a sentence about an action that makes no sense
    /// on this board: it is about a cell that the puzzle gives, or a value that the board does not have.
    base::Result<bool> apply(const Action& action);

    const Writing& writing(int cell) const { return board_[cell]; }
    bool given(int cell) const { return puzzle_.cells[cell].has_value(); }
    /// How many cells have no value.
    int open_cells() const;
    bool full() const { return open_cells() == 0; }

    const History& history() const { return history_; }
    bool can_undo() const { return history_.done > 0; }
    bool can_redo() const { return history_.done < history_.moves.size(); }
    bool in_trial() const { return history_.trial.has_value(); }
    /// True if the cell was changed in the trial.
    bool tried(int cell) const;

    /// Whether the owner has found that the board is solved; every change of the board takes it back.
    bool solved() const { return solved_; }
    void set_solved(bool solved) { solved_ = solved; }

    /// How long the game was played.
    std::int64_t seconds() const { return seconds_; }
    void set_seconds(std::int64_t seconds) { seconds_ = seconds; }

  private:
    std::optional<base::Error> refusal_of(const Action& action) const;
    std::optional<base::Error> refusal_of_cell(int cell) const;
    std::optional<base::Error> refusal_of_values(kernel::Domain values) const;
    bool do_move(Verb verb, kernel::Grid<Writing> board, Trial trial);
    bool step_back();
    bool step_forward();
    kernel::Grid<Writing> board_after(const Action& action) const;
    kernel::Grid<Writing> board_before_trial() const;

    sheet::Sheet puzzle_;
    kernel::Domain values_;
    kernel::Grid<Writing> board_;
    History history_;
    std::int64_t seconds_ = 0;
    bool solved_ = false;
};

}  // namespace gridwright::game
