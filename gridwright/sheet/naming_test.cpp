#include "gridwright/sheet/naming.hpp"

#include "gridwright/kernel/data_names.hpp"

#include <gtest/gtest.h>

namespace gridwright::sheet {
namespace {

using namespace kernel;

constexpr Naming usual, chess{.rows_from_bottom = true, .columns_by_letter = true};
constexpr Size board_size{3, 4};

TEST(Naming, UsuallyCountsFromTheTopLeft) {
    EXPECT_EQ(cell_name(usual, 9, board_size), "row 3, column 2");
    EXPECT_EQ(line_name(usual, row(board_size, 2), board_size), "row 3");
    EXPECT_EQ(line_name(usual, row(board_size, 2).reversed(), board_size), "row 3");
    EXPECT_EQ(line_name(usual, column(board_size, 1), board_size), "column 2");
    EXPECT_EQ(line_name(usual, Line{3, 3, 3}, board_size), "the diagonal from row 1, column 4 down to row 3, column 2");
    EXPECT_EQ(line_name(usual, Line{3, 3, 3}.reversed(), board_size),
              "the diagonal from row 1, column 4 down to row 3, column 2");
}

TEST(Naming, CanBeThatOfAChessboard) {
    EXPECT_EQ(row_label(chess, 0, board_size), "3");
    EXPECT_EQ(row_label(chess, 2, board_size), "1");
    EXPECT_EQ(cell_name(chess, 11, board_size), "D1") << "the lower right corner";
    EXPECT_EQ(cell_name(chess, 0, board_size), "A3");
    EXPECT_EQ(line_name(chess, row(board_size, 2), board_size), "row 1");
    EXPECT_EQ(line_name(chess, column(board_size, 3), board_size), "column D");
    EXPECT_EQ(line_name(chess, Line{3, 3, 3}, board_size), "the diagonal from D3 down to B1");
    EXPECT_EQ(column_label(chess, 25), "Z");
    EXPECT_EQ(column_label(chess, 26), "AA");
    EXPECT_EQ(column_label(chess, 61), "BJ");
}

TEST(Naming, RowsAndLettersAreIndependent) {
    EXPECT_EQ(cell_name({.rows_from_bottom = true}, 0, board_size), "row 3, column 1");
    EXPECT_EQ(cell_name({.columns_by_letter = true}, 0, board_size), "A1");
}

TEST(Naming, LinesThatAreNoneOfTheUsual) {
    EXPECT_EQ(line_name(usual, Line{0, 1, 12}, board_size), "the line from row 1, column 1 to row 3, column 4");
}

TEST(Naming, CellsAreReadByBothNames) {
    for (const Naming& naming : {usual, chess})
        for (const Size board : {board_size, Size{1, 1}, Size{30, 40}})
            for (int cell = 0; cell < board.cells(); ++cell) {
                EXPECT_EQ(cell_named(cell_name(naming, cell, board), naming, board), cell);
                EXPECT_EQ(cell_named(data_name(cell, board), naming, board), cell);
            }
    EXPECT_EQ(cell_named("d1", chess, board_size), 11);
    EXPECT_EQ(cell_named("Row 3 column 2", usual, board_size), 9);
    EXPECT_EQ(cell_named("r1c1", chess, board_size), 0) << "data counts from the top left for every puzzle";
    for (const char* wrong : {"", "D", "1", "D4", "E1", "D0", "1D", "r4c1", "row 1"}) {
        EXPECT_FALSE(cell_named(wrong, chess, board_size)) << wrong;
        EXPECT_FALSE(cell_named(wrong, usual, board_size)) << wrong;
    }
    EXPECT_FALSE(cell_named("D1", usual, board_size));
    EXPECT_FALSE(cell_named("row 2, column 5", usual, board_size));
}

}  // namespace
}  // namespace gridwright::sheet
