#include "gridwright/engines/colouring/squares/fitting.hpp"

#include "gridwright/engines/colouring/squares/linear_colouring.hpp"
#include "gridwright/engines/colouring/squares/symmetric_start.hpp"
#include "gridwright/kernel/turning.hpp"
#include "tests/support/hoodoo_boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::engines::colouring {
namespace {

using namespace kernel;
using puzzles::hoodoo::hole;
using puzzles::hoodoo::none;

std::ptrdiff_t without_colour(const Grid<int>& board) {
    return std::count(board.begin(), board.end(), uncoloured);
}

Grid<int> fit(const Grid<int>& square, const Model& model, std::uint64_t seed) {
    ColouringBoard board;
    EXPECT_EQ(read(model, board), std::nullopt);
    base::Random random(seed);
    return fitted(square, board, random);
}

/// Givens that are on the square in one of its eight positions only, in other colours: there it fits, whichever is
/// tried first.
TEST(Fitting, FindsThePositionAndTheNames) {
    Grid<int> square({7, 7});
    for (int row = 0; row < 7; ++row)
        for (int column = 0; column < 7; ++column) square.at(row, column) = (3 * row + column * column) % 7;
    for (const Turning turning : turnings) {
        const Grid<int> image = turned(square, turning);
        std::vector<Given> givens;
        for (int cell = 0; cell < 49; ++cell) givens.push_back({cell, static_cast<Value>(7 - image[cell])});
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const Grid<int> board = fit(square, tests::hoodoo_with({7, 7}, none, givens), seed);
            for (const Given given : givens) ASSERT_EQ(board[given.cell], given.value);
        }
    }
}

TEST(Fitting, LeavesHolesAndWhatDoesNotFit) {
    // Both 1s are on one colour of the square in no position: one of them does not fit.
    const Grid<int> board =
        fit(linear_colouring(7, 2), tests::hoodoo_with({7, 7}, none, {{0, 1}, {6, 1}, {24, hole}}), 1);
    EXPECT_EQ(without_colour(board), 2);
    EXPECT_EQ(board[24], uncoloured);
    EXPECT_TRUE((board[0] == 1 && board[6] == uncoloured) || (board[0] == uncoloured && board[6] == 1));
}

TEST(Fitting, CutsWhatIsTooLarge) {
    const Grid<int> board = fit(linear_colouring(7, 2), tests::hoodoo({3, 7}), 1);
    EXPECT_EQ(board.size(), (Size{3, 7}));
    EXPECT_EQ(without_colour(board), 0);
}

}  // namespace
}  // namespace gridwright::engines::colouring
