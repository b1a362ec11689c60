#include "gridwright/answers/status.hpp"

#include "gridwright/answers/candidates.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

using kernel::Domain;
using kernel::Side;

std::unique_ptr<puzzles::Puzzle> puzzle_from(std::string_view text) {
    const std::string_view kind = text.substr(0, text.find(' '));
    return puzzles::make(tests::sheet_from(text, puzzles::find(kind)->notation));
}

/// The state of a clue 2 at the left of a row of four, with these cells.
ClueStatus clue_on(std::string_view row, int clue = 2) {
    const auto puzzle = puzzle_from(base::concat("skyscraper 4\n. . . .\n", clue, ' ', row,
                                                 " .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . .\n"));
    const Status state = status(*puzzle);
    EXPECT_EQ(state.clues.size(), 1u);
    EXPECT_EQ(state.clues[0].clue, (sheet::Address{Side::left, 0, clue}));
    return state.clues[0];
}

TEST(Status, AClueIsMetBrokenOrOpen) {
    struct Case {
        std::string_view row, state;
        int seen;
    };
    constexpr Case cases[] = {
        {". . . .", "open", 0},    {"*3 *1 *2 *4", "met", 2},   {"*1 *2 *3 *4", "broken", 4},
        {"*3 4 . .", "met", 2},    {"*4 . . .", "broken", 1},   {"*1 *2 *4 .", "broken", 3},
        {"*2 . . *3", "open", 2},  {"*1 . . *4", "broken", 2},  {"*3 . . *4", "open", 2},
        {". *4 . .", "open", 1},   {"*2 *1 *3 .", "broken", 2}, {"*3 *3 . .", "open", 1},
        {"*2 *2 *4 *1", "met", 2},
    };
    for (const auto& [row, state, seen] : cases) {
        const ClueStatus clue = clue_on(row);
        EXPECT_EQ(name(clue.state), state) << row;
        EXPECT_EQ(clue.seen, seen) << row;
    }
}

TEST(Status, RepeatedValuesAreNamed) {
    const Status state = status(*puzzle_from("hoodoo 2 3\n1 *_ *1\n. *2 *_\n"));
    ASSERT_EQ(state.lines[0].line, kernel::row({2, 3}, 0));
    EXPECT_EQ(name(state.lines[0].state), "broken");
    ASSERT_EQ(state.lines[0].repeated.size(), 1u);
    EXPECT_EQ(state.lines[0].repeated[0].value, 1);
    EXPECT_EQ(state.lines[0].repeated[0].cells, (std::vector{0, 2}));
    EXPECT_EQ(name(state.lines[1].state), "open");
    EXPECT_EQ(state.lines[1].open, 1);
}

TEST(Status, LettersAreCounted) {
    const auto line = [](std::string_view row) {
        std::string text = base::concat("close-or-far 6\n", row, '\n');
        for (int i = 1; i < 6; ++i) text += ". . . . . .\n";
        return status(*puzzle_from(text)).lines[0];
    };
    const LineStatus open = line("C *F . . . .");
    EXPECT_EQ(name(open.state), "open");
    ASSERT_EQ(open.counted.size(), 2u);
    EXPECT_EQ(open.counted[0].cells, std::vector{0});
    EXPECT_EQ(open.counted[0].wanted, 2);
    EXPECT_EQ(open.counted[1].cells, std::vector{1});
    EXPECT_EQ(name(line("*C *C *C . . .").state), "broken");
    EXPECT_EQ(name(line("*F *F . . . .").state), "broken") << "no two Cs are closer together";
    EXPECT_EQ(name(line("*F *C *C *F *- *-").state), "met");
    EXPECT_EQ(name(line("*C *F *F *C *- *-").state), "broken");
}

TEST(Status, CountsOpenCellsAndListsThoseThatBreakARule) {
    const auto breaks = [](std::string_view text, int open) {
        const Status state = status(*puzzle_from(text));
        EXPECT_EQ(state.open, open) << text;
        return state.breaks;
    };
    using Cells = std::vector<int>;
    EXPECT_EQ(breaks("hoodoo 2 3\n. x .\n. . .\n", 5), Cells());
    EXPECT_EQ(breaks("hoodoo 2 3\n1 x *1\n*1 *_ *_\n", 0), (Cells{0, 2, 3})) << "each cell once";
    EXPECT_EQ(breaks("hoodoo 2 3 pegs=none\n*_ . .\n. . .\n", 5), Cells{0}) << "a value that is not allowed";
    EXPECT_EQ(breaks("skyscraper 3\n3 . .\n. *2 . . .\n. . . . .\n. . . . .\n. . .\n", 8), Cells{0})
        << "the clue can no longer be met";
    EXPECT_EQ(breaks("skyscraper 2\n. .\n. 1 *2 .\n. *2 1 .\n. .\n", 0), Cells());
    EXPECT_EQ(breaks("skyscraper 2\n. .\n. 1 *1 .\n. *2 *1 .\n. .\n", 0), (Cells{0, 1, 3}));
    std::string letters = "close-or-far 6\n*C *C *C . . *F\n";
    for (int i = 1; i < 6; ++i) letters += ". . . . . .\n";
    EXPECT_EQ(breaks(letters, 32), (Cells{0, 1, 2}));
}

TEST(Candidates, AreWhatTheRulesLeave) {
    const auto puzzle = puzzle_from("skyscraper 3\n3 . .\n. 1 {1,2,3} . .\n. . *3 {.} .\n. {1,2} . {2} .\n. . .\n");
    const Candidates found = candidates(*puzzle);
    EXPECT_EQ(found.all[0], std::nullopt) << "given";
    EXPECT_EQ(found.all[1], Domain::single(2));
    EXPECT_EQ(found.all[2], Domain::range(2, 3)) << "the clue is not looked at";
    EXPECT_EQ(found.all[3], Domain::single(2));
    EXPECT_EQ(found.all[4], std::nullopt) << "filled";
    EXPECT_EQ(found.pruned[1], Domain::single(2));
    EXPECT_EQ(found.pruned[2], std::nullopt) << "not marked";
    EXPECT_EQ(found.pruned[5], Domain());
    EXPECT_EQ(found.pruned[6], Domain::single(2));
    EXPECT_EQ(found.pruned[8], Domain::single(2));
    EXPECT_EQ(found.lost,
              (std::vector<explain::CellMarks>{{1, Domain::single(1) | Domain::single(3)}, {6, Domain::single(1)}}));
}

}  // namespace
}  // namespace gridwright::answers
