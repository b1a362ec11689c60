// Plays a game in the terminal: finds the game, shows it, passes keys on, and saves it after every change, so that
// whatever ends the program loses nothing.

#include "cli/generate/making.hpp"
#include "cli/generate/seed.hpp"
#include "cli/input/puzzle_input.hpp"
#include "cli/options/arguments.hpp"
#include "cli/output/message.hpp"
#include "cli/play/saved_games.hpp"
#include "cli/play/session.hpp"
#include "cli/play/terminal.hpp"
#include "gridwright/base/deadline.hpp"
#include "host/interrupt.hpp"

#include <fmt/format.h>
#include <unistd.h>

namespace gridwright::cli {
namespace {

/// Why there is no game to play, and the exit code.
struct NoGame {
    std::string sentence;
    int code = 2;
};

using GameFound = base::Result<game::Game, NoGame>;

base::Result<sheet::Sheet, NoGame> puzzle_made(const Options& options) {
    const answers::MakeAsk& make = options.make;
    const auto refused = [](const generator::Refusal& refusal) {
        return NoGame{refusal.sentence, exit_code_of(refusal.why)};
    };
    auto workshop = open_workshop(make, make.settings);
    if (!workshop) return refused(workshop.error());
    const std::uint64_t seed = make.seed ? *make.seed : drawn_seed();
    if (!make.seed) say(fmt::format("seed {}\n", seed));
    if (!options.quiet) say("making a puzzle ...\n");
    kernel::Limits limits;
    limits.stop = &host::interrupt::stop();
    // Not every number of a seed brings a large puzzle.
    constexpr std::uint64_t most_tries = 20;
    for (std::uint64_t number = 1;; ++number) {
        auto made = workshop->make(seed, number, limits);
        if (made) {
            const std::string command = answers::command_of(*make.kind, make.settings, seed);
            return answers::labelled({*std::move(made), command, seed, number});
        }
        if (made.error().why != generator::Refusal::Why::not_found) return refused(made.error());
        if (number == most_tries)
            return NoGame{fmt::format("no {} of size {} was found with seed {}; try another seed or a smaller size",
                                      make.kind->notation.title, make.settings.size, seed),
                          exit_code_of(made.error().why)};
    }
}

base::Result<sheet::Sheet, NoGame> puzzle_read(const Options& options) {
    PuzzleInput input({*options.playing.file}, options.from, answers::usual_format());
    std::uint64_t puzzles = 0;
    while (auto puzzle = input.next()) {
        if (puzzle->is_puzzle()) ++puzzles;
        if (puzzle->is_puzzle() && puzzles < options.playing.number) continue;
        if (!puzzle->sheet) return NoGame{fmt::format("{}: {}", puzzle->where(), puzzle->sheet.error().message)};
        return *std::move(puzzle->sheet);
    }
    return NoGame{fmt::format("{} has {}, no number {}", *options.playing.file,
                              base::counted(static_cast<std::int64_t>(puzzles), "puzzle"), options.playing.number)};
}

GameFound game_in(const std::string& file) {
    auto game = play::SavedGames::read(file);
    if (!game) return NoGame{game.error().message};
    return *std::move(game);
}

GameFound last_game(const play::SavedGames& saved) {
    if (const auto last = saved.last_unfinished()) return game_in(*last);
    return NoGame{"there is no unfinished game; name a kind or a file, as in gridwright play skyscraper"};
}

/// A game begins where the file leaves it, which may be a saved game from elsewhere, with its history.
game::Game game_begun(const Options& options, const sheet::Sheet& puzzle) {
    if (options.playing.file && !options.playing.anew)
        if (auto copied = play::SavedGames::read(*options.playing.file); copied && copied->sheet() == puzzle)
            return *std::move(copied);
    return game::Game(puzzle);
}

GameFound game_to_play(const Options& options, const play::SavedGames& saved) {
    if (!options.make.kind && !options.playing.file) return last_game(saved);
    const auto puzzle = options.make.kind ? puzzle_made(options) : puzzle_read(options);
    if (!puzzle) return puzzle.error();
    const std::string file = saved.file_of(*puzzle);
    if (options.playing.anew || access(file.c_str(), F_OK) != 0) return game_begun(options, *puzzle);
    auto game = game_in(file);
    // A game that was saved elsewhere goes on if it has been played longer.
    if (auto other = game_begun(options, *puzzle); !game || other.seconds() > game->seconds())
        if (other.seconds() > 0) return other;
    if (game && saved.file_of(game->puzzle()) != file)
        return NoGame{fmt::format("{} has a game of another puzzle; remove it, or use --new to start again", file)};
    return game;
}

/// The game on the terminal until the player leaves or a signal ends it.
class Table {
  public:
    Table(play::Terminal& terminal, game::Game game, const play::SavedGames& saved, const Options& options)
        : terminal_(terminal),
          saved_(saved),
          advisor_(options.engine, limits_of(options)),
          session_(std::move(game), advisor_, base::now(), [this] { show(); }) {}

    const game::Game& game() const { return session_.game(); }

    void play() {
        save();
        while (!session_.left() && !host::interrupt::stop() && !terminal_.closed()) {
            show();
            terminal_.wait(session_.next_change());
            if (terminal_.take_suspension()) suspend();
            session_.pass_time(now());
            while (const auto key = terminal_.key()) {
                if (*key == play::Key::redraw) terminal_.forget();
                session_.press(*key, now());
            }
            if (session_.take_unsaved()) save();
        }
        session_.pass_time(now());
        save();
    }

    /// Why the game could not be saved; none if it was.
    const std::optional<std::string>& problem() const { return problem_; }

  private:
    static kernel::Limits limits_of(const Options& options) {
        kernel::Limits limits;
        limits.time = options.search.limits.time;
        limits.stop = &host::interrupt::stop();
        return limits;
    }

    static play::Moment now() { return base::now(); }

    void show() { terminal_.show(session_.screen(terminal_.rows(), terminal_.columns(), terminal_.unicode())); }

    void suspend() {
        session_.pass_time(now());
        save();
        terminal_.suspend();
        session_.skip_time(now());
    }

    void save() {
        const bool failed_before = problem_.has_value();
        problem_ = saved_.save(session_.game());
        if (problem_ && !failed_before)
            session_.tell(fmt::format("The game cannot be saved: {}", *problem_), play::Ink::bad);
    }

    play::Terminal& terminal_;
    const play::SavedGames& saved_;
    play::Advisor advisor_;
    play::Session session_;
    std::optional<std::string> problem_;
};

}  // namespace

int play_game(const Options& options, Output&) {
    if (const auto sentence = play::Terminal::refusal()) {
        tell(*sentence);
        return 2;
    }
    const play::SavedGames saved;
    auto game = game_to_play(options, saved);
    if (!game) {
        say(fmt::format("{}{}\n", options.playing.file ? "" : "gridwright: ", one_line(game.error().sentence)));
        return game.error().code;
    }
    std::optional<std::string> problem;
    std::string end;
    {  // messages come after the terminal is as it was
        auto terminal = play::Terminal::open();
        if (!terminal) {
            tell(terminal.error().message);
            return 2;
        }
        Table table(**terminal, *std::move(game), saved, options);
        table.play();
        problem = table.problem();
        end = table.game().solved() ? fmt::format("solved in {}", play::clock_text(table.game().seconds()))
                                    : "the game is saved; gridwright play resumes it";
    }
    if (problem) {
        tell(fmt::format("the game could not be saved: {}", *problem));
        return 2;
    }
    tell(end);
    return host::interrupt::signalled() ? 3 : 0;
}

}  // namespace gridwright::cli
