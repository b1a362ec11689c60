#include "gridwright/game/game.hpp"

#include "gridwright/base/random.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

namespace gridwright::game {
namespace {

using kernel::Domain;

sheet::Sheet example_of(const puzzles::PuzzleRow& kind) {
    return tests::sheet_from(kind.notation.example, kind.notation);
}

Game example(std::string_view kind) {
    return Game(example_of(*puzzles::find(kind)));
}

/// What can be seen of a game: its board, and whether a trial is under way.
struct Seen {
    sheet::Sheet sheet;
    bool in_trial;
    bool operator==(const Seen&) const = default;
};

Seen seen(const Game& game) {
    return {game.sheet(), game.in_trial()};
}

kernel::Value any_of(Domain values, base::Random& random) {
    auto wanted = random.below(values.size());
    for (const int value : values)
        if (wanted-- == 0) return static_cast<kernel::Value>(value);
    return 0;
}

std::vector<CellMarks> random_marks(const Game& game, base::Random& random) {
    std::vector<CellMarks> marks;
    for (int cell = 0; cell < game.puzzle().size.cells(); ++cell)
        if (!game.given(cell) && random.below(2) == 0)
            marks.push_back({cell, game.values() & Domain(random.below(std::uint64_t{1} << 62))});
    return marks;
}

/// An action that may also make no sense.
Action random_action(const Game& game, base::Random& random) {
    const auto cells = static_cast<std::uint64_t>(game.puzzle().size.cells());
    Action action;
    action.verb = verbs[random.below(std::size(verbs))].verb;
    if (random.below(2) == 0) action.verb = random.below(2) == 0 ? Verb::place : Verb::mark;
    action.cell = static_cast<int>(random.below(cells));
    action.value = any_of(game.values(), random);
    if (action.verb == Verb::fill || action.verb == Verb::prune || action.verb == Verb::apply)
        action.marks = random_marks(game, random);
    if (action.verb == Verb::apply)
        action.placed.push_back({static_cast<int>(random.below(cells)), any_of(game.values(), random)});
    if (action.verb == Verb::place && random.below(3) == 0) action.struck = random_marks(game, random);
    return action;
}

TEST(Game, UndoLeadsToTheStartAndRedoToTheEnd) {
    for (const puzzles::PuzzleRow& kind : puzzles::table())
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            base::Random random = base::Random::for_item(1, seed);
            Game game(example_of(kind));
            const Seen start = seen(game);
            std::vector<Seen> states;  // after each move that is done
            for (int i = 0; i < 100; ++i) {
                const Action action = random_action(game, random);
                const Seen before = seen(game);
                const std::size_t done = game.history().done;
                const auto changed = game.apply(action);
                if (!changed || !*changed) {
                    ASSERT_EQ(seen(game), before) << "an action that changes nothing";
                    ASSERT_EQ(game.history().done, done);
                    continue;
                }
                if (action.verb == Verb::undo) continue;
                if (action.verb == Verb::redo) {
                    ASSERT_EQ(seen(game), states[done]);
                    continue;
                }
                states.resize(done);
                states.push_back(seen(game));
            }
            while (game.can_redo()) ASSERT_TRUE(*game.apply({Verb::redo}));
            const Seen end = seen(game);
            while (game.can_undo()) {
                ASSERT_EQ(seen(game), states[game.history().done - 1]);
                ASSERT_TRUE(*game.apply({Verb::undo}));
            }
            EXPECT_EQ(seen(game), start);
            while (*game.apply({Verb::redo})) continue;
            EXPECT_EQ(seen(game), end);
            const auto resumed = Game::resumed(game.sheet(), game.history());
            ASSERT_TRUE(resumed) << resumed.error().message;
            EXPECT_EQ(seen(*resumed), end);
        }
}

TEST(Game, RefusesGivensHolesAndValuesThatTheBoardDoesNotHave) {
    const sheet::Notation& hoodoo = puzzles::find("hoodoo")->notation;
    Game game(tests::sheet_from("hoodoo 2 3\n1 x .\n. . .\n", hoodoo));
    const auto sentence = [&](const Action& action) {
        const auto changed = game.apply(action);
        return changed ? "" : changed.error().message;
    };
    EXPECT_EQ(sentence({.verb = Verb::place, .cell = 0, .value = 2}), "A2 is given.");
    EXPECT_EQ(sentence({.verb = Verb::erase, .cell = 1}), "B2 is a hole.");
    EXPECT_EQ(sentence({.verb = Verb::mark, .cell = 2, .value = 4}),
              "4 does not fit this board; its values are _, 1, 2 and 3.");
    EXPECT_EQ(sentence({.verb = Verb::place, .cell = 6, .value = 1}), "the board has no such cell");
    EXPECT_EQ(sentence({.verb = Verb::apply, .placed = {{2, 3}, {0, 3}}}), "A2 is given.");
    EXPECT_FALSE(game.can_undo()) << "a refused action changes nothing, not even in part";
    EXPECT_EQ(sentence({.verb = Verb::place, .cell = 2, .value = 0}), "") << "a transparent peg";
}

TEST(Game, ATrialIsKeptOrDiscarded) {
    for (const bool kept : {true, false}) {
        Game game = example("skyscraper");
        (void)game.apply({.verb = Verb::place, .cell = 0, .value = 1});
        const sheet::Sheet before = game.sheet();
        EXPECT_FALSE(*game.apply({Verb::keep})) << "there is no trial";
        EXPECT_TRUE(*game.apply({Verb::begin_trial}));
        EXPECT_FALSE(*game.apply({Verb::begin_trial})) << "one trial at a time";
        (void)game.apply({.verb = Verb::place, .cell = 1, .value = 2});
        (void)game.apply({.verb = Verb::erase, .cell = 0});
        EXPECT_TRUE(game.tried(0) && game.tried(1) && !game.tried(2));
        const sheet::Sheet tried = game.sheet();
        EXPECT_TRUE(*game.apply({kept ? Verb::keep : Verb::discard}));
        EXPECT_FALSE(game.in_trial());
        EXPECT_EQ(game.sheet(), kept ? tried : before);
        EXPECT_TRUE(*game.apply({Verb::undo}));
        EXPECT_TRUE(game.in_trial()) << "the end of a trial can be undone";
        EXPECT_EQ(game.sheet(), tried);
    }
}

TEST(Game, AChangeTakesBackThatTheBoardIsSolved) {
    Game game = example("skyscraper");
    game.set_solved(true);
    (void)game.apply({Verb::begin_trial});
    EXPECT_TRUE(game.solved());
    (void)game.apply({.verb = Verb::mark, .cell = 0, .value = 1});
    EXPECT_FALSE(game.solved());
}

TEST(Game, AHistoryThatDoesNotLeadToTheBoardIsRefused) {
    Game game = example("skyscraper");
    (void)game.apply({.verb = Verb::place, .cell = 0, .value = 1});
    (void)game.apply({Verb::begin_trial});
    (void)game.apply({.verb = Verb::place, .cell = 0, .value = 2});
    (void)game.apply({Verb::undo});
    const auto refusal = [&](const auto& damage) {
        History history = game.history();
        damage(history);
        const auto resumed = Game::resumed(game.sheet(), history);
        return resumed ? "" : resumed.error().message;
    };
    EXPECT_EQ(refusal([](History&) {}), "");
    EXPECT_EQ(refusal([](History& history) { history.done = 4; }), "more moves are done than the history has");
    EXPECT_NE(refusal([](History& history) { history.done = 3; }), "");
    EXPECT_NE(refusal([](History& history) { history.done = 1; }), "");
    EXPECT_NE(refusal([](History& history) { history.trial.reset(); }), "");
    EXPECT_NE(refusal([](History& history) { history.moves.erase(history.moves.begin()); }), "");
    EXPECT_NE(refusal([](History& history) { history.moves[1].trial_after = 5; }), "");
    EXPECT_EQ(refusal([](History& history) { history.moves[0].changes[0].after.value = 3; }),
              "move 1 of the history does not fit the board");
    EXPECT_EQ(refusal([](History& history) { history.moves[2].changes[0].before.value = 3; }),
              "move 3 of the history does not fit the board");
}

TEST(Game, BeginsWithWhatTheSheetSays) {
    const sheet::Notation& notation = puzzles::find("close-or-far")->notation;
    sheet::Sheet sheet = tests::sheet_from(
        "close-or-far 6\nF *C {C,F} . . .\n. . . . . .\n. . . . . .\n. . . . . .\n"
        ". . . . . .\n. . . . . .\n",
        notation);
    Game game(sheet);
    EXPECT_EQ(game.sheet(), sheet);
    EXPECT_FALSE(game.can_undo());
    EXPECT_EQ(game.open_cells(), 34);
    EXPECT_TRUE(*game.apply({Verb::restart}));
    EXPECT_TRUE(game.sheet().begun.empty());
}

}  // namespace
}  // namespace gridwright::game
