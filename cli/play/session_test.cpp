#include "cli/play/session.hpp"

#include "gridwright/engines/registry.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

namespace gridwright::cli::play {
namespace {

using namespace std::chrono_literals;

/// A session without a terminal: keys go in, and the screen comes out as text.
class Player {
  public:
    explicit Player(std::string_view kind, std::string_view text = {}) : Player(game_of(kind, text)) {}
    explicit Player(game::Game game) : session(std::move(game), advisor, now) {}

    static game::Game game_of(std::string_view kind, std::string_view text) {
        const sheet::Notation& notation = puzzles::find(kind)->notation;
        return game::Game(tests::sheet_from(text.empty() ? notation.example : text, notation));
    }

    Player& press(Key key) {
        session.press(key, now += 100ms);
        return *this;
    }
    Player& type(std::string_view keys) {
        for (const char key : keys) press(key_of(static_cast<unsigned char>(key)));
        return *this;
    }
    void wait(Moment time) { session.pass_time(now += time); }
    std::string screen(int rows = 24, int columns = 80) { return session.screen(rows, columns, false).text(); }
    bool shows(std::string_view text) { return screen().find(text) != std::string::npos; }
    std::optional<kernel::Value> value(int cell) const { return session.game().writing(cell).value; }
    std::optional<kernel::Domain> marks(int cell) const { return session.game().writing(cell).marks; }

    Moment now{};
    Advisor advisor{"auto", {.time = 20s}};
    Session session;
};

constexpr std::string_view wide = "hoodoo 1 14\n. . . . . . . . . . . . . .\n";

TEST(Session, ShowsTheBoardAndTheCell) {
    Player player("skyscraper");
    EXPECT_EQ(player.screen(),
              "Skyscraper 4 x 4                                                            0:00\n"
              "              3       2                Row 1, column 1\n"
              "  +-------+-------+-------+-------+    Open\n"
              "  |       |       |       |       |    Clue 2 left of row 1: 0 seen so far\n"
              "2 |       |       |       |       |\n"
              "  |       |       |       |       |    Keys 1-4 write values.\n"
              "  +-------+-------+-------+-------+    16 cells open, 0 moves\n"
              "  |       |       |       |       |\n"
              "  |       |       |       |       |\n"
              "  |       |       |       |       |\n"
              "  +-------+-------+-------+-------+\n"
              "  |       |       |       |       |\n"
              "3 |       |       |       |       |\n"
              "  |       |       |       |       |\n"
              "  +-------+-------+-------+-------+\n"
              "  |       |       |       |       |\n"
              "  |       |       |       |       |\n"
              "  |       |       |       |       |\n"
              "  +-------+-------+-------+-------+\n"
              "\n\n\n\n"
              "? help  q leave  Space marks  u undo  r redo  h hint  v check  e explain  t try\n");
}

TEST(Session, ClueAndLineStatesHaveSigns) {
    Player player("skyscraper");
    player.type("4");  // only one building is seen from the left
    EXPECT_TRUE(player.shows("2!|   4   |"));
    EXPECT_TRUE(player.shows("Clue 2 left of row 1: 1 seen, broken"));
    player.type("3").press(Key::right).type("4");
    EXPECT_TRUE(player.shows("2'|   3   |   4   |")) << player.screen();
    player.press(Key::right).type("4");
    EXPECT_TRUE(player.shows("Row 1: 4 twice, broken"));
}

TEST(Session, WritesErasesUndoesAndRedoes) {
    Player player("skyscraper");
    player.type("3").press(Key::right).type("2");
    EXPECT_EQ(player.value(1), 2);
    player.press(Key::backspace);
    EXPECT_EQ(player.value(1), std::nullopt);
    player.type("uu");
    EXPECT_EQ(player.value(0), 3);
    EXPECT_EQ(player.value(1), std::nullopt);
    player.type("uu");
    EXPECT_TRUE(player.shows("Nothing to undo."));
    player.type("rR");
    EXPECT_EQ(player.value(1), 2);
    player.type("9");
    EXPECT_TRUE(player.shows("9 does not fit this board")) << player.screen();
    EXPECT_EQ(player.value(1), 2);
    player.type("0");
    EXPECT_EQ(player.value(1), std::nullopt);
}

TEST(Session, SpaceSwitchesToMarks) {
    Player player("close-or-far");
    player.press(Key::right).type(" c-");
    EXPECT_EQ(player.marks(2), kernel::Domain(0b011));
    EXPECT_TRUE(player.shows("Marks: - C")) << player.screen();
    player.type("c f");
    EXPECT_EQ(player.value(2), 2);
    EXPECT_EQ(player.marks(2), std::nullopt);
    player.type("7");
    EXPECT_TRUE(player.shows("This puzzle is written with - C F."));
}

TEST(Session, TwoDigitsAreOneValueIfTheyComeSoon) {
    Player player("hoodoo", wide);
    player.type("12");
    EXPECT_EQ(player.value(0), 12);
    player.press(Key::right).type("1");
    EXPECT_EQ(player.value(1), std::nullopt);
    player.wait(1s);
    EXPECT_EQ(player.value(1), 1);
    player.press(Key::right).type("1").press(Key::right);
    EXPECT_EQ(player.value(2), 1) << "another key ends the number";
    player.type("2").press(Key::right).type("19");
    EXPECT_EQ(player.value(3), 2) << "there is no 20";
    EXPECT_EQ(player.value(4), 9) << "there is no 19";
    player.press(Key::right).type("1").press(Key::escape).type("0");
    EXPECT_EQ(player.value(5), 0) << "a transparent peg";
}

TEST(Session, AHintTellsMoreEachTimeAndIsApplied) {
    Player player("skyscraper");
    player.type("a");
    EXPECT_TRUE(player.shows("There is no hint yet; h gives one."));
    EXPECT_EQ(player.session.game().history().done, 0U);
    player.type("h");
    EXPECT_TRUE(player.shows("(h tells more)"));
    const std::string first = player.screen();
    player.type("h");
    EXPECT_NE(player.screen(), first);
    EXPECT_TRUE(player.shows("(h tells more)"));
    player.type("h");
    EXPECT_TRUE(player.shows("(a applies"));
    player.type("a");
    EXPECT_EQ(player.session.game().history().done, 1U);
    player.type("u");
    EXPECT_EQ(player.session.game().history().done, 0U);
}

TEST(Session, HintsAloneSolveEveryKind) {
    for (const puzzles::PuzzleRow& kind : puzzles::table())
        for (const bool with_marks : {false, true}) {
            Player player(kind.notation.name);
            if (with_marks) player.type("m");
            for (int i = 0; i < 500 && !player.session.game().solved(); ++i) player.type("ha");
            EXPECT_TRUE(player.session.game().solved()) << kind.notation.name << player.screen();
            EXPECT_TRUE(player.shows("Congratulations!")) << player.screen();
        }
}

TEST(Session, ExplainShowsAPageOfItsOwn) {
    Player player("skyscraper");
    player.type("e");
    EXPECT_TRUE(player.screen().starts_with("The next step\n")) << player.screen();
    player.press(Key::escape);
    EXPECT_TRUE(player.shows("Skyscraper 4 x 4"));
}

TEST(Session, CheckNamesWrongEntriesUntilTheyChange) {
    Player player("skyscraper");
    player.type("4v");
    EXPECT_TRUE(player.shows("|   4!  |")) << player.screen();
    EXPECT_TRUE(player.shows("Row 1, column 1 is wrong."));
    EXPECT_TRUE(player.shows("Height: 4 (wrong)"));
    player.type("3");
    EXPECT_FALSE(player.shows("(wrong)"));
    player.type("v");
    EXPECT_TRUE(player.shows("No rule is broken")) << player.screen();
}

TEST(Session, AFullBoardIsJudged) {
    Player player("skyscraper");
    const auto fill = [&](std::string_view values) {
        for (const char value : values) {
            player.type(std::string_view(&value, 1));
            player.press(Key::enter);
        }
    };
    fill("3124431212433241");  // two heights of the last row are exchanged
    EXPECT_TRUE(player.shows("The board is full, but not right yet")) << player.screen();
    EXPECT_FALSE(player.session.game().solved());
    player.type("uuuu").press(Key::enter);
    player.wait(60s);
    fill("2431");
    EXPECT_TRUE(player.session.game().solved()) << player.screen();
    EXPECT_TRUE(player.shows("Solved in 1:0")) << player.screen();
    const auto seconds = player.session.game().seconds();
    player.wait(100s);
    EXPECT_EQ(player.session.game().seconds(), seconds) << "the clock stops";
    player.type("u");
    EXPECT_FALSE(player.session.game().solved());
}

TEST(Session, ATrialIsShown) {
    Player player("skyscraper");
    player.type("t");
    EXPECT_TRUE(player.shows("TRIAL"));
    player.type("3d");
    EXPECT_FALSE(player.shows("TRIAL"));
    EXPECT_EQ(player.value(0), std::nullopt);
}

TEST(Session, HelpNamesEveryKeyAndTheRules) {
    Player player("hoodoo");
    player.type("?");
    const std::string help = player.screen(100, 100);
    for (const KeyRow& row : key_table()) EXPECT_NE(help.find(row.name), std::string::npos) << row.name;
    EXPECT_NE(help.find("transparent pegs never clash"), std::string::npos);
    player.type("q");
    EXPECT_FALSE(player.session.left()) << "on a page, q closes it";
    player.type("q");
    EXPECT_TRUE(player.session.left());
}

TEST(Session, NoKeyOfAPuzzleIsACommand) {
    for (const puzzles::PuzzleRow& kind : puzzles::table())
        for (const sheet::Symbol& symbol : kind.notation.symbols)
            if (!symbol.only_given) {
                const KeyRow* row = row_of(key_of(static_cast<unsigned char>(symbol.text[0])));
                EXPECT_EQ(row, nullptr) << symbol.text;
            }
}

TEST(Session, TimeIsCountedExceptWhileItIsSuspended) {
    Player player("skyscraper");
    player.wait(5s);
    player.session.skip_time(player.now += 1000s);
    player.wait(2s);
    EXPECT_EQ(player.session.game().seconds(), 7);
    EXPECT_LE(player.session.next_change(), 1s);
}

TEST(Session, EverySizeFitsEveryScreen) {
    for (const puzzles::PuzzleRow& kind : puzzles::table())
        for (const int side : {1, 2, 4, 6, 9, 10, 12, 27, 62}) {
            if (side < kind.notation.smallest_side) continue;
            Player player{game::Game(sheet::blank(kind.notation, {side, side}))};
            for (const auto& [rows, columns] :
                 {std::pair(24, 80), {20, 60}, {16, 40}, {50, 200}, {15, 80}, {24, 39}, {1, 1}})
                for (const Key key : {Key::home, Key::end, Key::page_down, Key::page_up}) {
                    player.press(key);
                    const Screen screen = player.session.screen(rows, columns, true);
                    ASSERT_EQ(screen.rows(), rows);
                    bool cursor_shown = false;
                    for (int row = 0; row < rows; ++row)
                        for (int column = 0; column < columns; ++column)
                            cursor_shown = cursor_shown || screen.at(row, column).style.reverse;
                    const bool small = rows < fewest_rows || columns < fewest_columns;
                    EXPECT_EQ(cursor_shown, !small) << kind.notation.name << side << '\n' << screen.text();
                }
        }
}

TEST(Session, ATerminalThatIsTooSmallSaysWhatItNeeds) {
    Player player("skyscraper");
    EXPECT_EQ(player.screen(10, 30),
              "This terminal has 30 x 10\ncharacters; the board needs at\nleast 40 x 16. Make it larger,\n"
              "or press q to save and leave.\n\n\n\n\n\n\n");
}

TEST(Session, BoardsUpTo9AreWholeOn80By24) {
    for (const puzzles::PuzzleRow& kind : puzzles::table())
        for (int side = kind.notation.smallest_side; side <= 9; ++side) {
            Player player{game::Game(sheet::blank(kind.notation, {side, side}))};
            EXPECT_FALSE(player.shows("Shown:")) << player.screen();
        }
}

TEST(Session, ALongMessageSaysHowToReadIt) {
    Player player("skyscraper");
    std::string text;
    for (int i = 0; i < 200; ++i) text += "words ";
    player.session.tell(text, Ink::hint);
    EXPECT_TRUE(player.shows("... e shows it all"));
}

}  // namespace
}  // namespace gridwright::cli::play
