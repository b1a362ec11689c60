// Boards that a player has begun, in every format.

#include "tests/support/readings.hpp"

#include <gtest/gtest.h>

namespace gridwright::formats {
namespace {

using namespace sheet;

Sheet only(std::string_view text) {
    const auto all = read_all(text);
    base::require(all.size() == 1 && all[0].sheet, "a test gives a correct text");
    return *all[0].sheet;
}

constexpr std::string_view letters =
    "close-or-far 3\n"
    "      F     *C      .\n"
    "  {C,-}     *-      -\n"
    "*C{C,F}    {.}      .\n";

TEST(Begun, IsWrittenWithColumnsThatLineUp) {
    EXPECT_EQ(written(only(letters), text::codec),
              "close-or-far 3\n"
              "      F      *C       .\n"
              "  {-,C}      *-       -\n"
              "*C{C,F}     {.}       .\n");
}

TEST(Begun, JsonHasTheSameShapeAsTheGrid) {
    EXPECT_EQ(
        json_object(only(letters)),
        R"({"format":2,"puzzle":"close-or-far","size":3,"grid":[["F",null,null],[null,null,"-"],[null,null,null]],)"
        R"("filled":[[null,"C",null],[null,"-",null],["C",null,null]],)"
        R"("marks":[[null,null,null],[["-","C"],null,null],[["C","F"],[],null]]})");
}

TEST(Begun, WhatSaysNothingIsNotKept) {
    const Sheet sheet = only(
        R"({"puzzle":"hoodoo","rows":1,"columns":2,"grid":[[1,null]],"filled":[[1,null]],"marks":[[[1,2],null]],"history":[7]})");
    EXPECT_TRUE(sheet.begun.empty()) << "an entry and marks in a cell that is given";
    EXPECT_EQ(sheet, only("hoodoo 1 2\n1 .\n"));
}

TEST(Begun, OtherFormatsRefuseIt) {
    const Sheet sheet = only("skyscraper 1\n.\n. *1 .\n.\n");
    EXPECT_EQ(cannot_write(sheet, prolog::codec),
              "a board with entries or marks cannot be written as a Prolog term; text, json and pzprv3 can carry it");
    EXPECT_EQ(cannot_write(sheet, sgt::codec),
              "a board with entries or marks cannot be written as a game ID; text, json and pzprv3 can carry it");
    EXPECT_FALSE(cannot_write(sheet, text::codec));
    EXPECT_FALSE(cannot_write(sheet, json::codec));
}

TEST(Begun, TheBoardAndWhatWasBegunOnAPuzzle) {
    const Sheet puzzle = only("hoodoo 1 3\n1 . .\n"), board = only("hoodoo 1 3\n2 3 *2\n");
    const Filling seen = board_of(board);
    EXPECT_EQ(seen[2], 2);
    const Begun begun = begun_on(puzzle.cells, board);
    EXPECT_EQ(begun.entry(0), 2) << "a given that was changed is an entry";
    EXPECT_EQ(begun.entry(1), 3);
    EXPECT_EQ(begun.entry(2), 2);
    EXPECT_TRUE(begun_on(puzzle.cells, puzzle).empty());
}

}  // namespace
}  // namespace gridwright::formats
