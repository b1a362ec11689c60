#include "gridwright/answers/hint.hpp"

#include "gridwright/answers/begun.hpp"
#include "gridwright/answers/step_json.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/explain/common/replay.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

using namespace kernel;

constexpr std::string_view original =
    "skyscraper 4\n"
    "    4 . . .\n"
    ". . . . . .\n"
    ". . . . . 3\n"
    ". . . . . .\n"
    ". . 1 . . .\n"
    "    . . . .\n";

class Hint : public testing::Test {
  protected:
    HintAnswer answer(std::string_view rows) {
        const auto board = tests::sheet_from(base::concat("skyscraper 4\n4 . . .\n", rows, ". . . .\n"),
                                             puzzles::find("skyscraper")->notation);
        return on(*board_on(puzzle->sheet(), board));
    }
    HintAnswer on(sheet::Sheet begun) {
        player = puzzles::make(std::move(begun));
        return *hint(workspace, *player, {});
    }
    HintAnswer with_marks(int cell, Domain marks) {
        sheet::Sheet sheet = puzzle->sheet();
        sheet.begun.marks.reset(sheet.size, std::nullopt);
        sheet.begun.marks[cell] = marks;
        return on(std::move(sheet));
    }
    std::string sentence(const HintAnswer& answer, Reveal reveal = Reveal::move) {
        return sentence_of(answer, *player, reveal);
    }

    std::unique_ptr<Engine> engine = engines::make_engine("auto");
    Workspace workspace{*engine};
    std::unique_ptr<puzzles::Puzzle> puzzle =
        puzzles::make(tests::sheet_from(original, puzzles::find("skyscraper")->notation));
    std::unique_ptr<puzzles::Puzzle> player;  ///< the puzzle as it was begun last
};

TEST_F(Hint, TellsAsMuchAsWanted) {
    const HintAnswer next = answer(". 1 3 4 . .\n. 2 . . . 3\n. 3 . . . .\n. 4 1 . . .\n");
    EXPECT_EQ(name(next.verdict), "hint");
    EXPECT_EQ(sentence(next), "Only 2 is left for row 1, column 4.");
    EXPECT_EQ(sentence(next, Reveal::technique), "Row 1, column 4: a naked single. What is left for it?");
    EXPECT_EQ(sentence(next, Reveal::look), "Look at row 1, column 4.");
    EXPECT_NE(json_of(next, *player, Reveal::look, {}).find("\"hint\":null,\"wrong\":[],\"because\":[]"),
              std::string::npos);
}

TEST_F(Hint, WrongEntriesComeFirst) {
    const HintAnswer wrong = answer(". 1 2 . . .\n. . . . . 3\n. . . . . .\n. . 1 . . .\n");
    EXPECT_EQ(name(wrong.verdict), "wrong");
    EXPECT_EQ(wrong.wrong, std::vector{1});
    ASSERT_FALSE(wrong.because.empty());
    EXPECT_TRUE(wrong.because.back().conclusion.contradiction);
    EXPECT_TRUE(sentence(wrong).starts_with("Row 1, column 2 is wrong.")) << sentence(wrong);
    const std::string json = json_of(wrong, *player, Reveal::move, {});
    EXPECT_NE(json.find("\"verdict\":\"wrong\",\"hint\":null,\"wrong\":[\"r1c2\"],\"because\":[{"), std::string::npos)
        << json;
}

/// However wrong the entries are, they lead to a contradiction, and every step reads what stands on the board.
TEST_F(Hint, EveryWrongEntryIsRefuted) {
    const sheet::Filling solution =
        tests::sheet_from("skyscraper 4\n4 . . .\n. 1 3 4 2 .\n. 2 4 3 1 3\n. 3 2 1 4 .\n. 4 1 2 3 .\n. . . .\n",
                          puzzle->notation())
            .cells;
    for (int cell = 0; cell < 16; ++cell)
        for (Value value = 1; value <= 4; ++value) {
            if (value == solution[cell] || cell == 13) continue;
            sheet::Sheet sheet = puzzle->sheet();
            sheet.begun.entries.reset(sheet.size, std::nullopt);
            sheet.begun.entries[cell] = value;
            const HintAnswer wrong = on(sheet);
            EXPECT_EQ(wrong.wrong, std::vector{cell});
            ASSERT_FALSE(wrong.because.empty()) << cell << ' ' << int{value};
            EXPECT_LE(wrong.because.size(), 6u);
            explain::Position position = position_of(*wrong.ground.board, sheet.begun);
            for (const explain::Step& step : wrong.because) {
                EXPECT_TRUE(explain::reads_what_stands(step, position)) << cell << ' ' << int{value};
                explain::apply(step.conclusion, position);
            }
            EXPECT_TRUE(wrong.because.back().conclusion.contradiction);
        }
}

TEST_F(Hint, ABrokenRuleIsTold) {
    const HintAnswer wrong = answer(". 1 1 . . .\n. . . . . 3\n. . . . . .\n. . 1 . . .\n");
    EXPECT_TRUE(sentence(wrong).starts_with("Row 1, column 2 is wrong. ")) << sentence(wrong);
    EXPECT_FALSE(wrong.broken.empty());
}

/// That a line can no longer be filled is no reason; what leaves no way is.
TEST_F(Hint, ALostLineIsExplained) {
    const HintAnswer wrong = answer(". . . . . .\n. . . . 4 3\n. . . . . .\n. . 1 . . .\n");
    ASSERT_FALSE(wrong.broken.empty());
    EXPECT_TRUE(wrong.broken.front().lost);
    EXPECT_EQ(sentence(wrong),
              "Row 2, column 4 is wrong. With 4 in row 2, column 4, this would follow: Row 2 would show 1 building "
              "from the right (4), not 3.");
}

TEST_F(Hint, AFullBoardIsSolved) {
    EXPECT_EQ(name(answer(". 1 3 4 2 .\n. 2 4 3 1 3\n. 3 2 1 4 .\n. 4 1 2 3 .\n").verdict), "solved");
}

TEST_F(Hint, MarksThatLackTheTrueValueAreWrong) {
    const HintAnswer wrong = with_marks(1, Domain::range(1, 2));
    EXPECT_EQ(name(wrong.verdict), "wrong");
    EXPECT_EQ(wrong.wrong, std::vector{1});
    EXPECT_TRUE(sentence(wrong).starts_with("The marks of row 1, column 2 are wrong.")) << sentence(wrong);
    EXPECT_EQ(name(with_marks(2, Domain::range(3, 4)).verdict), "hint");
}

TEST_F(Hint, AHintReadsThePlayersMarks) {
    const HintAnswer next = with_marks(6, Domain::single(3));
    ASSERT_TRUE(next.step);
    EXPECT_EQ(next.step->conclusion.placed.front(), (Given{6, 3}));
}

/// Only who may have written entries like givens is told how to write them.
TEST_F(Hint, AdviceOnEntriesIsForThoseWhoNeedIt) {
    const std::string none = "The puzzle has no solution; check names a conflict.";
    const auto advice = [&](std::string_view text, bool entries_known = false) {
        player = puzzles::make(tests::sheet_from(text, puzzles::find("skyscraper")->notation));
        return sentence(*hint(workspace, *player, {}, entries_known)).substr(none.size());
    };
    const std::string_view given = "skyscraper 2\n2 .\n. 2 . .\n. . . .\n. .\n";
    EXPECT_EQ(advice(given),
              " If some values are your own, write them with a star, as *2, or name the puzzle with --puzzle.");
    EXPECT_EQ(advice(given, true), "") << "the puzzle is named already";
    EXPECT_EQ(advice("skyscraper 2\n2 2\n. . . .\n. . . .\n. .\n"), "") << "nothing is filled in";
    EXPECT_EQ(advice("skyscraper 2\n2 2\n. 1 *2 .\n. . . .\n. .\n"), "") << "the player knows the star";
}

}  // namespace
}  // namespace gridwright::answers
