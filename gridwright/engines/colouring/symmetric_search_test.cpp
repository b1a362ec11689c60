#include "gridwright/engines/colouring/symmetric_search.hpp"

#include "gridwright/constraints/meaning.hpp"
#include "tests/support/hoodoo_boards.hpp"

#include <gtest/gtest.h>

namespace gridwright::engines::colouring {
namespace {

using namespace kernel;
using puzzles::hoodoo::fewest;
using puzzles::hoodoo::none;

Board board_of(const Model& model) {
    Board board;
    EXPECT_EQ(read(model, board), std::nullopt);
    return board;
}

struct Question {
    explicit Question(Model asked) : model(std::move(asked)) {}

    Model model;
    Board board = board_of(model);
    Stats stats;
    Halt halt;
    base::Random random = base::Random(1);
    SymmetricSearch search = SymmetricSearch(board, stats, halt, random);
};

TEST(SymmetricSearch, IsForLargeQueensBoards) {
    EXPECT_TRUE(Question(tests::hoodoo({12, 12})).search.applies());
    EXPECT_TRUE(Question(tests::hoodoo({3, 14}, none)).search.applies());
    EXPECT_FALSE(Question(tests::hoodoo({10, 11})).search.applies());
    EXPECT_FALSE(Question(tests::hoodoo({14, 14}, fewest, 13)).search.applies());
    Model given = tests::hoodoo({14, 14});
    given.givens.push_back({0, 1});
    EXPECT_FALSE(Question(std::move(given)).search.applies());
}

TEST(SymmetricSearch, ColoursWholeBoards) {
    for (const Size size : {Size{12, 12}, Size{14, 14}, Size{9, 12}, Size{16, 13}, Size{20, 20}})
        for (const auto pegs : {fewest, none}) {
            Question question(tests::hoodoo(size, pegs));
            std::optional<Solution> found;
            for (int tries = 0; tries < 50 && !found; ++tries) found = question.search.next(1);
            ASSERT_TRUE(found) << size.rows << 'x' << size.columns;
            EXPECT_TRUE(constraints::is_solution(question.model, *found));
        }
}

/// With 16 colours a board of 15 x 15 is cut from a square of 16.
TEST(SymmetricSearch, TakesALargerSquareWithColoursToSpare) {
    Question question(tests::hoodoo({15, 15}, none, 16));
    std::optional<Solution> found;
    for (int tries = 0; tries < 20 && !found; ++tries) found = question.search.next(1);
    ASSERT_TRUE(found);
    EXPECT_TRUE(constraints::is_solution(question.model, *found));
}

TEST(SymmetricSearch, ColoursTheRestWithFewBlanks) {
    Question question(tests::hoodoo({27, 27}));
    const auto first = question.search.next(729);
    ASSERT_TRUE(first);
    EXPECT_TRUE(constraints::is_solution(question.model, *first));
    const int blanks = objective_of(Fewest{*question.board.blank}, *first);
    EXPECT_LT(blanks, 30);
    EXPECT_FALSE(question.search.next(1)) << "nobody knows such a board";
    EXPECT_EQ(question.stats.backtracks, 1u);
}

TEST(SymmetricSearch, HaltsWhenToldTo) {
    const Board board = board_of(tests::hoodoo({30, 30}));
    Stats stats;
    base::Random random(1);
    const std::atomic<bool> stop = true;
    const Halt halt(base::Deadline(), &stop);
    EXPECT_FALSE(SymmetricSearch(board, stats, halt, random).next(1));
}

}  // namespace
}  // namespace gridwright::engines::colouring
