#include "gridwright/engines/colouring/squares/square_search.hpp"

#include "gridwright/constraints/meaning.hpp"
#include "gridwright/engines/colouring/proofs/bounds.hpp"
#include "tests/support/hoodoo_boards.hpp"

#include <gtest/gtest.h>

namespace gridwright::engines::colouring {
namespace {

using namespace kernel;
using puzzles::hoodoo::fewest;
using puzzles::hoodoo::none;

ColouringBoard board_of(const Model& model) {
    ColouringBoard board;
    EXPECT_EQ(read(model, board), std::nullopt);
    return board;
}

struct SquareSearchSetup {
    explicit SquareSearchSetup(Model asked) : model(std::move(asked)) {}

    Model model;
    ColouringBoard board = board_of(model);
    Stats stats;
    kernel::Watch watch;
    base::Random random = base::Random(1);
    Bounds bounds = Bounds(board, stats, watch, random);
    SquareSearch search = SquareSearch(board, bounds.narrowed(), stats, watch, random);
};

TEST(SquareSearch, IsForBoardsThatASquareCovers) {
    EXPECT_TRUE(SquareSearchSetup(tests::hoodoo({12, 12})).search.applies());
    EXPECT_TRUE(SquareSearchSetup(tests::hoodoo({3, 14}, none)).search.applies());
    EXPECT_TRUE(SquareSearchSetup(tests::hoodoo({5, 3})).search.is_linear());
    EXPECT_TRUE(SquareSearchSetup(tests::hoodoo({10, 10}, none, 11)).search.is_linear());
    EXPECT_FALSE(SquareSearchSetup(tests::hoodoo({12, 12})).search.is_linear());
    EXPECT_FALSE(SquareSearchSetup(tests::hoodoo({8, 10})).search.applies());
    EXPECT_FALSE(SquareSearchSetup(tests::hoodoo({14, 14}, fewest, 13)).search.applies());
    Model model = tests::hoodoo({5, 5});
    for (int cell = 0; cell < 6; ++cell) model.givens.push_back({cell, 1});
    EXPECT_FALSE(SquareSearchSetup(model).search.applies()) << "more givens than colours";
    model.givens.pop_back();
    EXPECT_TRUE(SquareSearchSetup(model).search.applies());
}

/// A few givens that a square has in other colours, and holes that it does not mind.
TEST(SquareSearch, FitsSquaresToGivensAndHoles) {
    for (const Size size : {Size{13, 13}, Size{14, 14}, Size{12, 10}})
        for (const auto pegs : {fewest, none}) {
            using puzzles::hoodoo::hole;
            SquareSearchSetup setup(tests::hoodoo_with(size, pegs,
                                                       {{0, 3},
                                                        {1, 5},
                                                        {7, hole},
                                                        {size.columns + 5, 4},
                                                        {2 * size.columns, hole},
                                                        {3 * size.columns + 3, 6}}));
            ASSERT_TRUE(setup.search.applies());
            EXPECT_FALSE(setup.board.queens);
            std::optional<Solution> found;
            for (int tries = 0; tries < 100 && !found; ++tries) found = setup.search.next(1);
            ASSERT_TRUE(found) << size.rows << 'x' << size.columns;
            EXPECT_TRUE(constraints::is_solution(setup.model, *found));
        }
}

TEST(SquareSearch, ColoursWholeBoards) {
    for (const Size size : {Size{12, 12}, Size{14, 14}, Size{9, 12}, Size{16, 13}, Size{20, 20}})
        for (const auto pegs : {fewest, none}) {
            SquareSearchSetup setup(tests::hoodoo(size, pegs));
            std::optional<Solution> found;
            for (int tries = 0; tries < 50 && !found; ++tries) found = setup.search.next(1);
            ASSERT_TRUE(found) << size.rows << 'x' << size.columns;
            EXPECT_TRUE(constraints::is_solution(setup.model, *found));
        }
}

/// With 16 colours a board of 15 x 15 is cut from a square of 16.
TEST(SquareSearch, TakesALargerSquareWithColoursToSpare) {
    SquareSearchSetup setup(tests::hoodoo({15, 15}, none, 16));
    std::optional<Solution> found;
    for (int tries = 0; tries < 20 && !found; ++tries) found = setup.search.next(1);
    ASSERT_TRUE(found);
    EXPECT_TRUE(constraints::is_solution(setup.model, *found));
}

TEST(SquareSearch, ColoursTheRestWithFewBlanks) {
    SquareSearchSetup setup(tests::hoodoo({27, 27}));
    const auto first = setup.search.next(729);
    ASSERT_TRUE(first);
    EXPECT_TRUE(constraints::is_solution(setup.model, *first));
    const int blanks = objective_of(Fewest{*setup.board.blank}, *first);
    EXPECT_LT(blanks, 30);
    EXPECT_FALSE(setup.search.next(1)) << "nobody knows such a board";
    EXPECT_EQ(setup.stats.backtracks, 1u);
}

TEST(SquareSearch, HaltsWhenToldTo) {
    const ColouringBoard board = board_of(tests::hoodoo({30, 30}));
    Stats stats;
    base::Random random(1);
    const std::atomic<bool> stop = true;
    const kernel::Watch watch(kernel::Limits{.stop = &stop});
    EXPECT_FALSE(SquareSearch(board, board.domains, stats, watch, random).next(1));
}

}  // namespace
}  // namespace gridwright::engines::colouring
