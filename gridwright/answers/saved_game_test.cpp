#include "gridwright/answers/saved_game.hpp"

#include "gridwright/puzzles/registry.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

using game::Verb;

game::Game played() {
    const sheet::Notation& notation = puzzles::find("hoodoo")->notation;
    game::Game game(tests::sheet_from("# source: here\nhoodoo 3 3\n1 x .\n. . .\n. . .\n", notation));
    (void)game.apply({.verb = Verb::place, .cell = 2, .value = 0});
    (void)game.apply({.verb = Verb::mark, .cell = 3, .value = 2});
    (void)game.apply({.verb = Verb::mark, .cell = 3, .value = 0});
    (void)game.apply({Verb::begin_trial});
    (void)game.apply({.verb = Verb::place, .cell = 3, .value = 3});
    (void)game.apply({Verb::undo});
    game.set_seconds(75);
    return game;
}

TEST(SavedGame, IsWrittenAsItIsDocumented) {
    EXPECT_EQ(json_of(played()), R"({"format":2,"puzzle":"hoodoo","rows":3,"columns":3,"pegs":"fewest","colours":3,)"
                                 R"("grid":[[1,"x",null],[null,null,null],[null,null,null]],)"
                                 R"("filled":[[null,null,0],[null,null,null],[null,null,null]],)"
                                 R"("marks":[[null,null,null],[[0,2],null,null],[null,null,null]],"source":"here",)"
                                 R"("seconds":75,"solved":false,"history":{"moves":[)"
                                 R"({"do":"place","changes":[{"cell":"r1c3","filled":[null,0]}]},)"
                                 R"({"do":"mark","changes":[{"cell":"r2c1","marks":[null,[2]]}]},)"
                                 R"({"do":"mark","changes":[{"cell":"r2c1","marks":[[2],[0,2]]}]},)"
                                 R"({"do":"try","changes":[],"trial":[null,3]},)"
                                 R"({"do":"place","changes":[{"cell":"r2c1","filled":[null,3],"marks":[[0,2],null]}]})"
                                 R"(],"done":4,"trial":3}})");
}

TEST(SavedGame, IsReadAgain) {
    const game::Game game = played();
    const auto read = read_game(json_of(game) + "\n");
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->sheet(), game.sheet());
    EXPECT_EQ(read->history(), game.history());
    EXPECT_EQ(read->seconds(), 75);
    EXPECT_FALSE(read->solved());
}

TEST(SavedGame, APuzzleIsAGameThatBegins) {
    const auto read = read_game(R"({"puzzle":"skyscraper","size":2,"filled":[[1,null],[null,null]]})");
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_FALSE(read->can_undo());
    EXPECT_EQ(read->writing(0).value, 1);
}

/// Whatever is wrong is a sentence in one line.
void expect_refused(const std::string& json) {
    const auto read = read_game(json);
    if (read) return;
    EXPECT_FALSE(read.error().message.empty()) << json;
    EXPECT_EQ(read.error().message.find('\n'), std::string::npos) << json;
}

TEST(SavedGame, CutAnywhereItIsRefused) {
    const std::string json = json_of(played());
    for (std::size_t length = 0; length < json.size(); ++length) {
        EXPECT_FALSE(read_game(json.substr(0, length))) << length;
        expect_refused(json.substr(0, length));
    }
}

TEST(SavedGame, DamagedAnywhereItIsRefusedOrAnotherGame) {
    const std::string json = json_of(played());
    for (std::size_t place = 0; place < json.size(); ++place)
        for (const char other : std::string_view("0937\"[]{},:nx")) {
            std::string damaged = json;
            damaged[place] = other;
            const auto read = read_game(damaged);
            if (!read) {
                expect_refused(damaged);
                continue;
            }
            game::Game game = *read;  // goes back and forth without a mistake
            while (*game.apply({Verb::undo})) continue;
            while (*game.apply({Verb::redo})) continue;
        }
}

TEST(SavedGame, SaysWhatIsDamaged) {
    const std::string json = json_of(played());
    const auto sentence = [&](std::string_view part, std::string_view other) {
        std::string damaged = json;
        damaged.replace(damaged.find(part), part.size(), other);
        const auto read = read_game(damaged);
        return read ? "" : read.error().message;
    };
    EXPECT_EQ(sentence(R"("filled":[null,0])", R"("filled":[null,2])"), "move 1 of the history does not fit the board");
    EXPECT_EQ(sentence(R"("cell":"r1c3")", R"("cell":"r9c9")"),
              "move 1 of the history: \"cell\" must name a cell of the board, such as \"r1c2\"");
    EXPECT_EQ(sentence(R"("done":4)", R"("done":9)"), "more moves are done than the history has");
    EXPECT_EQ(sentence(R"("done":4)", R"("done":-1)"), "\"done\" must be a whole number, 0 or more");
    EXPECT_EQ(sentence(R"({"do":"place")", R"({"do":"eat")"),
              "move 1 of the history: \"do\" is place, erase, mark, fill, prune, apply, try, keep, discard, undo, "
              "restart or redo");
    EXPECT_EQ(sentence(R"("trial":[null,3])", R"("trial":[null,5])"), "move 4 of the history does not fit the board");
}

}  // namespace
}  // namespace gridwright::answers
