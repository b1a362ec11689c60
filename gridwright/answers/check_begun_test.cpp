#include "gridwright/answers/begun.hpp"
#include "gridwright/answers/check_summary.hpp"
#include "gridwright/answers/expectation.hpp"
#include "gridwright/answers/json.hpp"
#include "gridwright/engines/registry.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::answers {
namespace {

using Texts = std::vector<std::string>;

class CheckBegun : public testing::Test {
  protected:
    Checked check(std::string_view text, Depth depth = Depth::possible, kernel::Search search = {}) {
        const std::string_view kind = text.substr(0, text.find(' '));
        return check(tests::sheet_from(text, puzzles::find(kind)->notation), depth, std::move(search));
    }
    Checked check(sheet::Sheet sheet, Depth depth = Depth::possible, kernel::Search search = {}) {
        puzzle = puzzles::make(std::move(sheet));
        return *check_begun(workspace, *puzzle, std::move(search), depth);
    }
    Texts sentences(const Checked& checked) { return sentences_of(checked, *puzzle, workspace.model); }

    std::unique_ptr<kernel::Engine> engine = engines::make_engine("auto");
    Workspace workspace{*engine};
    std::unique_ptr<puzzles::Puzzle> puzzle;
};

/// The only solution is 1342 / 2431 / 3214 / 4123.
std::string towers(std::string_view first, std::string_view second = ". . . . . 3\n") {
    return base::concat("skyscraper 4\n4 . . .\n", first, second, ". . . . . .\n. . 1 . . .\n. . . .\n");
}

TEST_F(CheckBegun, CountsEntriesThatAreRight) {
    const Checked checked = check(towers(". *1 *3 . *2 .\n"));
    EXPECT_EQ(name(checked.verdict), "ok");
    EXPECT_EQ(checked.entries->wrong, std::vector<int>{});
    EXPECT_EQ(checked.entries->right, 3);
    EXPECT_EQ(checked.entries->completable, true);
    EXPECT_EQ(sentences(checked),
              (Texts{"No rule is broken, and the board can be completed (12 cells open).", "3 entries are right."}));
}

TEST_F(CheckBegun, NamesEntriesThatAreWrong) {
    const Checked checked = check(towers(". *1 *2 . *3 .\n", ". *2 . . . 3\n"));
    EXPECT_EQ(name(checked.verdict), "impossible");
    EXPECT_EQ(checked.entries->wrong, (std::vector{1, 3}));
    EXPECT_EQ(checked.entries->right, 2);
    EXPECT_EQ(checked.entries->completable, false);
    ASSERT_EQ(sentences(checked).size(), 3u);
    EXPECT_EQ(sentences(checked)[1], "Row 1, column 2 and row 1, column 4 are wrong.");
    EXPECT_EQ(sentences(checked)[2], "2 other entries are right.");
    const std::string json = json_of(checked, *puzzle, workspace.model, {});
    EXPECT_NE(json.find(R"("entries":{"wrong":["r1c2","r1c4"],"right":2},"completable":false,"engine")"),
              std::string::npos)
        << json;
}

/// Names with commas in them are kept apart by semicolons, the last one too.
TEST_F(CheckBegun, ThreeWrongEntriesAreAList) {
    const Checked checked = check(towers(". *1 *2 . *3 .\n", ". *2 . . *4 3\n"));
    EXPECT_EQ(checked.entries->wrong, (std::vector{1, 3, 7}));
    const Texts told = sentences(checked);
    EXPECT_EQ(std::ranges::count(told, "Row 1, column 2; row 1, column 4; and row 2, column 4 are wrong."), 1);
}

TEST_F(CheckBegun, AFullBoardIsComparedToo) {
    const Checked checked =
        check("skyscraper 4\n4 . . .\n. *1 *3 *4 *2 .\n. *2 *4 *3 *1 3\n. *3 *2 *1 *4 .\n. *4 1 *2 *3 .\n. . . .\n");
    EXPECT_EQ(name(checked.verdict), "solved");
    EXPECT_EQ(checked.entries->right, 15);
    EXPECT_EQ(sentences(checked), (Texts{"The board is full and correct.", "15 entries are right."}));
}

TEST_F(CheckBegun, MarksAreNoEntries) {
    const Checked checked = check(towers(". {1,2} . . . .\n"));
    EXPECT_EQ(name(checked.verdict), "ok");
    EXPECT_EQ(checked.entries->right, 0);
    EXPECT_EQ(checked.open, 15);
}

/// The marks of an open cell are wrong if they lack its value; behind an entry they do not count.
TEST_F(CheckBegun, MarksWithoutTheTrueValueAreWrong) {
    const Checked checked = check(towers(". *1{2} {1,2} . . .\n"));
    EXPECT_EQ(name(checked.verdict), "impossible");
    EXPECT_EQ(checked.entries->wrong, std::vector{1});
    EXPECT_EQ(checked.entries->right, 1);
    EXPECT_EQ(checked.entries->completable, false);
    EXPECT_EQ(sentences(checked),
              (Texts{"No rule is broken, but the only solution does not fit the entries and marks (14 cells open).",
                     "The marks of row 1, column 2 are wrong.", "1 other entry is right."}));
    EXPECT_EQ(name(check(towers(". . {.} . . .\n")).verdict), "impossible") << "no mark is left";
}

/// Where there are several solutions, marks are wrong only if none of them fits.
TEST_F(CheckBegun, MarksAreJudgedByEverySolution) {
    const Checked fits = check("skyscraper 3\n. . .\n. {1,2} *3 . .\n. . . . .\n. . . . .\n. . .\n");
    EXPECT_EQ(name(fits.verdict), "ok");
    EXPECT_EQ(fits.entries->right, 1);
    const Checked together = check("skyscraper 3\n. . .\n. {3} *3 . .\n. . . . .\n. . . . .\n. . .\n");
    EXPECT_EQ(name(together.verdict), "impossible");
    EXPECT_EQ(together.entries->wrong, std::vector<int>{}) << "each of them alone is possible";
    EXPECT_EQ(sentences(together),
              (Texts{"No rule is broken, but no solution fits the entries and marks (8 cells open)."}));
    const Checked alone = check("skyscraper 3\n3 . .\n. {2,3} . . .\n. . . . .\n. . . . .\n. . .\n");
    EXPECT_EQ(alone.entries->wrong, std::vector{0});
    EXPECT_EQ(sentences(alone).front(), "No rule is broken, but no solution fits the marks (9 cells open).");
}

/// Every kind of given is part of the puzzle: what the board shows of it must be the same.
TEST_F(CheckBegun, ABoardOfAnotherPuzzleIsRefused) {
    const auto refusal = [](std::string_view original, std::string_view board) -> std::string {
        const sheet::Notation& notation = puzzles::find(original.substr(0, original.find(' ')))->notation;
        const auto begun = board_on(tests::sheet_from(original, notation), tests::sheet_from(board, notation));
        return begun ? "" : begun.error().message;
    };
    const std::string clued = "skyscraper 2\n2 .\n. . . .\n. . . 1\n. .\n";
    EXPECT_EQ(refusal(clued, "skyscraper 2\n. .\n. *1 . .\n. . . 1\n. .\n"), "");
    EXPECT_EQ(refusal(clued, "skyscraper 2\n1 .\n. *1 . .\n. . . 1\n. .\n"),
              "the clue 1 above column 1 is 2 in the puzzle");
    EXPECT_EQ(refusal(clued, "skyscraper 2\n. .\n. *1 . .\n. . . .\n. 2\n"),
              "the clue 2 below column 2 is not in the puzzle");
    EXPECT_EQ(refusal("hoodoo 1 2 colours=3\n. .\n", "hoodoo 1 2\n1 .\n"), "");
    EXPECT_EQ(refusal("hoodoo 1 2 colours=3\n. .\n", "hoodoo 1 2 colours=4\n1 .\n"),
              "the board has colours=4, its puzzle colours=3");
    EXPECT_EQ(refusal("hoodoo 1 2\n. .\n", "hoodoo 1 2 pegs=none\n1 .\n"),
              "the board has pegs=none, its puzzle pegs=fewest");
    EXPECT_EQ(refusal("hoodoo 1 2\nx .\n", "hoodoo 1 2\n. .\n"), "");
    EXPECT_EQ(refusal("hoodoo 1 2\n. .\n", "hoodoo 1 2\nx .\n"), "A1 is a hole on the board, but not in the puzzle");
    EXPECT_EQ(refusal("hoodoo 1 2\nx .\n", "hoodoo 1 2\n1 .\n"), "A1 is a hole in the puzzle, but not on the board");
}

/// With entries as givens the board would be impossible; the puzzle is unique all the same.
TEST_F(CheckBegun, UniquenessIsAskedAboutThePuzzle) {
    EXPECT_EQ(name(check(towers(". *1 . . . .\n"), Depth::unique).verdict), "unique");
    EXPECT_EQ(name(check("skyscraper 2\n. .\n. *1 . .\n. . . .\n. .\n", Depth::unique).verdict), "several");
    sheet::Sheet sheet = tests::sheet_from(towers(". *2 . . . .\n"), puzzles::find("skyscraper")->notation);
    sheet.expect = "unique";
    const Checked wrong = check(sheet, Depth::unique);
    EXPECT_EQ(name(wrong.verdict), "broken");
    EXPECT_EQ(contradiction(*puzzle, wrong), "") << "the puzzle is what it expects to be";
    sheet.expect = "several";
    EXPECT_NE(contradiction(*puzzles::make(sheet), wrong), "");
}

/// Where there are several solutions, an entry is wrong only if none of them has it.
TEST_F(CheckBegun, OfSeveralSolutionsEachCounts) {
    const Checked fits = check("skyscraper 3\n. . .\n. *1 *2 . .\n. . . . .\n. . . . .\n. . .\n");
    EXPECT_EQ(fits.entries->completable, true);
    EXPECT_EQ(fits.entries->right, 2);
    const Checked clash = check("skyscraper 3\n. . .\n. *1 . . .\n. . *2 . .\n. . . *3 .\n. . .\n");
    EXPECT_EQ(clash.entries->completable, true);
    const Checked exclude = check("skyscraper 3\n. . .\n. *1 . . .\n. . *2 . .\n. . . *1 .\n. . .\n");
    EXPECT_EQ(exclude.entries->wrong, std::vector<int>{}) << "each of them alone is possible";
    EXPECT_EQ(exclude.entries->completable, false);
    EXPECT_EQ(exclude.entries->right, std::nullopt);
    EXPECT_EQ(name(exclude.verdict), "impossible");
    const Checked alone = check("skyscraper 3\n3 . .\n. *1 . . .\n. *3 . . .\n. . . . .\n. . .\n");
    EXPECT_EQ(alone.entries->wrong, std::vector{3});
    EXPECT_EQ(alone.entries->completable, false);
}

/// A board that could be completed with more pegs than necessary is not completed as the puzzle wants.
TEST_F(CheckBegun, WithAnObjectiveOnlyTheBestSolutionsCount) {
    const Checked several = check("hoodoo 2 2\n*_ *_\n. .\n");
    EXPECT_EQ(name(several.verdict), "ok");
    EXPECT_EQ(several.entries->puzzle.outcome.objective, 2) << "two of the pegs are transparent in every best board";
    EXPECT_EQ(several.entries->completable, true);
    const Checked worse = check("hoodoo 2 2\n*_ *_\n*_ .\n");
    EXPECT_EQ(name(worse.verdict), "impossible");
    EXPECT_EQ(worse.entries->completable, false);
    EXPECT_EQ(sentences(worse).front(),
              "No rule is broken, but no solution with the fewest transparent pegs fits the entries (1 cell open).");
    EXPECT_EQ(name(check("hoodoo 2 2\n*_ *_\n*_ .\n", Depth::unique).verdict), "impossible") << "as for broken boards";
    CheckSummary summary;
    summary.add(worse, puzzle->sheet(), 1);
    EXPECT_EQ(summary.bad(), std::vector<std::uint64_t>{1});
}

/// A full board is judged like any other.
TEST_F(CheckBegun, AFullBoardMayHaveTooManyPegs) {
    const Checked best = check("hoodoo 2 2\n*_ *_\n*1 *2\n");
    EXPECT_EQ(name(best.verdict), "solved");
    EXPECT_EQ(sentences(best).front(),
              "The board is full and breaks no rule. It has 2 transparent pegs, the fewest possible.");
    const Checked worse = check("hoodoo 2 2\n*_ *_\n*_ *2\n");
    EXPECT_EQ(name(worse.verdict), "impossible");
    EXPECT_EQ(sentences(worse).front(),
              "The board is full and breaks no rule. It has 3 transparent pegs; the fewest possible are 2.");
}

TEST_F(CheckBegun, AnImpossiblePuzzleBlamesNoEntry) {
    const Checked checked =
        check("skyscraper 4\n4 . . 4\n. *1 . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . .\n");
    EXPECT_EQ(name(checked.verdict), "impossible");
    EXPECT_EQ(checked.entries->wrong, std::vector<int>{});
    EXPECT_EQ(checked.entries->right, std::nullopt);
    EXPECT_EQ(checked.entries->completable, false);
}

TEST_F(CheckBegun, AGivenThatWasChangedIsBroken) {
    const sheet::Notation& notation = puzzles::find("skyscraper")->notation;
    const sheet::Sheet original = tests::sheet_from(towers(". . . . . .\n"), notation);
    sheet::Sheet board = original;
    board.cells[13] = 2;
    const Checked checked = check(*board_on(original, board));
    EXPECT_EQ(name(checked.verdict), "broken");
    EXPECT_EQ(checked.entries->wrong, std::vector{13});
    EXPECT_EQ(sentences(checked).front(), "Row 4, column 2 holds 2, but 1 is given there.");
    board = tests::sheet_from("skyscraper 2\n. .\n. . . .\n. . . .\n. .\n", notation);
    EXPECT_EQ(board_on(original, board).error().message,
              "the puzzle of this board is a skyscraper of 4 x 4, the board a skyscraper of 2 x 2");
}

TEST_F(CheckBegun, ALimitLeavesItOpen) {
    kernel::Search search;
    search.limits.time = std::chrono::nanoseconds(0);
    const Checked checked = check(
        "hoodoo 8 8\n*1 . . . . . . .\n" +
            [] {
                std::string rows;
                for (int row = 0; row < 7; ++row) rows += ". . . . . . . .\n";
                return rows;
            }(),
        Depth::possible, search);
    EXPECT_EQ(name(checked.verdict), "unknown");
    EXPECT_EQ(checked.entries->completable, std::nullopt);
    EXPECT_EQ(checked.entries->wrong, std::vector<int>{});
}

}  // namespace
}  // namespace gridwright::answers
