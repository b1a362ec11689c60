#pragma once

// A game in front of a player: what each key does, and what the screen shows. It knows no terminal and reads no clock:
// keys come with their time, and the owner draws the screen, saves the game and says when time has passed.

#include "cli/play/advisor.hpp"
#include "cli/play/keys.hpp"
#include "cli/play/page.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <chrono>
#include <functional>
#include <map>

namespace gridwright::cli::play {

/// A moment, as the time since some other moment.
using Moment = std::chrono::nanoseconds;

class Session {
  public:
    /// The advisor outlives the session. `waits` is called before work that may take a while, to show the screen.
    Session(game::Game game, Advisor& advisor, Moment now, std::function<void()> waits = {});

    const game::Game& game() const { return game_; }

    void press(Key key, Moment now);
    /// Time has passed: the clock goes on, and digits that wait for another one are written.
    void pass_time(Moment now);
    /// The time since the last moment does not count, because the program was suspended.
    void skip_time(Moment now) { last_ = now; }
    /// When something changes without a key: digits are written, or the clock goes on.
    Moment next_change() const;

    /// The player wants to leave.
    bool left() const { return left_; }
    /// True once after each change of the game.
    bool take_unsaved();
    void tell(std::string message, Ink ink = Ink::plain);

    Screen screen(int rows, int columns, bool unicode);

  private:
    void run(Command command);
    void run_on_page(Command command);
    void move(int rows, int columns);
    void move_to_open(int step);
    void press_digit(int digit, Moment now);
    void finish_typing();
    void write(kernel::Value value);
    bool act(const game::Action& action);
    void act_or_say(const game::Action& action, std::string_view nothing, std::string_view done);
    void renew_board();
    void judge_full_board();
    void check();
    void give_hint();
    void apply_hint();
    void explain();
    void show_help();
    const Advice& advice();
    void announce(std::string message);
    void note_wrong(const std::vector<int>& cells);
    bool wrong(int cell) const;

    GamePage game_page() const;
    BoardLook board_look() const;
    void label_board(BoardLook& look) const;
    std::vector<PanelLine> panel() const;
    void append_status(std::vector<PanelLine>& lines) const;

    kernel::Size size() const { return game_.puzzle().size; }
    const sheet::Notation& notation() const { return *game_.puzzle().notation; }
    std::string text_of(int value) const { return sheet::text_of(notation(), static_cast<kernel::Value>(value)); }
    std::string time_played() const;

    game::Game game_;
    Advisor& advisor_;
    std::function<void()> waits_;
    std::unique_ptr<puzzles::Puzzle> puzzle_;  ///< with what is on the board now
    answers::Status status_;
    int cursor_ = 0;
    bool marking_ = false;  ///< keys write marks
    std::string message_;
    Ink message_ink_ = Ink::plain;
    std::optional<Advice> advice_;        ///< for the board as it is
    int strength_ = -1;                   ///< of the hint that is shown; -1 for none
    std::map<int, game::Writing> wrong_;  ///< what was in these cells when they were found to be wrong
    int typed_ = 0;                       ///< digits that may still become another value; 0 for none
    Moment typed_at_{};
    std::optional<TextPage> page_;  ///< shown instead of the board
    Moment last_, played_;
    bool unsaved_ = false, left_ = false;
};

/// "0:34", "1:02:03".
std::string clock_text(std::int64_t seconds);

}  // namespace gridwright::cli::play
