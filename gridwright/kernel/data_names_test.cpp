#include "gridwright/kernel/data_names.hpp"

#include <gtest/gtest.h>

#include <set>

namespace gridwright::kernel {
namespace {

TEST(DataNames, CountFromTheTopLeft) {
    const Size size{3, 4};
    EXPECT_EQ(data_name(0, size), "r1c1");
    EXPECT_EQ(data_name(11, size), "r3c4");
    EXPECT_EQ(data_name(row(size, 2), size), "row 3");
    EXPECT_EQ(data_name(row(size, 2).reversed(), size), "row 3");
    EXPECT_EQ(data_name(column(size, 3), size), "column 4");
    EXPECT_EQ(data_name(Line{1, 3, 2}, size), "rising diagonal 2") << "r1c2 and r2c1";
    EXPECT_EQ(data_name(Line{4, 5, 2}, size), "falling diagonal 2") << "r2c1 and r3c2";
    EXPECT_EQ(data_name(Line{0, 5, 3}, size), "falling diagonal 3") << "through the top left corner";
    EXPECT_EQ(data_name(Line{2, 5, 2}, size), "falling diagonal 5") << "r1c3 and r2c4";
}

/// A diagonal has the number that each of its cells has by the formula.
TEST(DataNames, NumberDiagonalsByTheirCells) {
    for (const Size size : {Size{2, 2}, Size{2, 3}, Size{3, 2}, Size{4, 4}, Size{5, 3}, Size{3, 7}}) {
        std::set<std::string> names;
        for (const Line line : diagonals(size)) {
            EXPECT_TRUE(names.insert(data_name(line, size)).second);
            EXPECT_EQ(data_name(line.reversed(), size), data_name(line, size));
            const auto which = numbered(line, size);
            ASSERT_TRUE(which);
            for (const int cell : cells(line)) {
                const int row = size.row_of(cell) + 1, column = size.column_of(cell) + 1;
                if (which->direction == Direction::rising_diagonal)
                    EXPECT_EQ(row + column, which->number + 1);
                else
                    EXPECT_EQ(column - row, which->number - size.rows);
            }
        }
    }
}

TEST(DataNames, TellRowsFromColumnsOnNarrowBoards) {
    const Size tall{3, 1}, flat{1, 3}, two{3, 2}, one{1, 1};
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(numbered(row(tall, i), tall), (NumberedLine{Direction::row, i + 1}));
        EXPECT_EQ(numbered(column(flat, i), flat), (NumberedLine{Direction::column, i + 1}));
        EXPECT_EQ(numbered(row(two, i), two), (NumberedLine{Direction::row, i + 1}));
    }
    EXPECT_EQ(numbered(column(tall, 0), tall), (NumberedLine{Direction::column, 1}));
    EXPECT_EQ(numbered(row(flat, 0), flat), (NumberedLine{Direction::row, 1}));
    EXPECT_EQ(numbered(Line{1, 1, 2}, two), (NumberedLine{Direction::rising_diagonal, 2}));
    EXPECT_EQ(numbered(column(one, 0), one), (NumberedLine{Direction::row, 1}));
}

TEST(DataNames, KnowNoOtherLines) {
    for (const Size size : {Size{2, 2}, Size{3, 3}, Size{2, 5}})
        EXPECT_FALSE(numbered(Line{0, 1, static_cast<std::int16_t>(size.cells())}, size)) << "the whole board";
    EXPECT_FALSE(numbered(Line{0, 2, 2}, {3, 4})) << "every other cell";
    EXPECT_FALSE(numbered(Line{3, 5, 2}, {3, 4})) << "around the edge";
}

TEST(DataNames, OfCellsAreReadBack) {
    for (const Size size : {Size{1, 1}, Size{3, 4}, Size{62, 62}})
        for (int cell = 0; cell < size.cells(); ++cell)
            EXPECT_EQ(cell_with_data_name(data_name(cell, size), size), cell);
    for (const char* wrong :
         {"",      "r",     "c",     "rc",    "r1",   "c1",  "r0c1",   "r1c0",  "r4c1",  "r1c5",
          "r+1c1", "r01c1", "r1c1 ", " r1c1", "R1C1", "1,1", "r1c1c1", "rr1c1", "r-1c1", "r99999999999999999999c1"})
        EXPECT_FALSE(cell_with_data_name(wrong, {3, 4})) << wrong;
}

}  // namespace
}  // namespace gridwright::kernel
