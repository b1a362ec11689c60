#include "gridwright/explain/common/replay.hpp"
#include "gridwright/explain/lines/fish.hpp"
#include "gridwright/explain/lines/sets.hpp"
#include "gridwright/explain/lines/wings.hpp"
#include "tests/support/marked_boards.hpp"
#include "tests/support/small_questions.hpp"

#include <gtest/gtest.h>

namespace gridwright::explain {
namespace {

using namespace kernel;
using tests::MarkedBoard;

void expect_strikes(const Step& step, std::vector<CellMarks> struck) {
    EXPECT_EQ(step.conclusion.struck, struck);
    EXPECT_TRUE(step.conclusion.placed.empty());
}

TEST(Sets, ANakedPairLeavesTheRestOfItsLine) {
    MarkedBoard five(tests::latin(5));
    five.position.keep_only(6, tests::these({2, 4}));
    five.position.keep_only(8, tests::these({2, 4}));
    const auto step = tests::first_step(naked_pair, five.position);
    ASSERT_TRUE(step);
    EXPECT_EQ(step->premises.cells, (std::vector<CellMarks>{{6, tests::these({2, 4})}, {8, tests::these({2, 4})}}));
    EXPECT_EQ(step->premises.rules.size(), 1u);
    expect_strikes(*step, {{5, tests::these({2, 4})}, {7, tests::these({2, 4})}, {9, tests::these({2, 4})}});
    EXPECT_FALSE(tests::first_step(naked_triple, five.position));
    EXPECT_FALSE(tests::first_step(hidden_pair, five.position));
}

TEST(Sets, ANakedTripleNeedsNoCellWithAllThree) {
    MarkedBoard five(tests::latin(5));
    five.position.keep_only(0, tests::these({1, 2}));
    five.position.keep_only(10, tests::these({2, 3}));
    five.position.keep_only(15, tests::these({1, 3}));
    const auto step = tests::first_step(naked_triple, five.position);
    ASSERT_TRUE(step);
    EXPECT_EQ(step->premises.cells.size(), 3u);
    expect_strikes(*step, {{5, tests::these({1, 2, 3})}, {20, tests::these({1, 2, 3})}});
}

TEST(Sets, AHiddenPairKeepsNothingElse) {
    MarkedBoard five(tests::latin(5));
    for (const int cell : {10, 12, 14}) five.position.strike(cell, tests::these({3, 5}));
    const auto step = tests::first_step(hidden_pair, five.position);
    ASSERT_TRUE(step);
    EXPECT_EQ(step->premises.cells.size(), 3u);
    expect_strikes(*step, {{11, tests::these({1, 2, 4})}, {13, tests::these({1, 2, 4})}});
}

TEST(Sets, AHiddenPairNeedsALineWithEveryValue) {
    // Four cells, and the value 0 may repeat: nothing says that 3 and 4 occur.
    Model model = tests::square_board(4, Domain::range(0, 4), [](Line line) {
        return AllDifferent{line, Domain::single(0)};
    });
    MarkedBoard open(model);
    for (const int cell : {0, 1}) open.position.strike(cell, tests::these({3, 4}));
    EXPECT_FALSE(tests::first_step(hidden_pair, open.position));
    for (const int cell : {0, 1, 2, 3}) open.position.strike(cell, tests::these({0}));
    const auto step = tests::first_step(hidden_pair, open.position);
    ASSERT_TRUE(step);
    expect_strikes(*step, {{2, tests::these({1, 2})}, {3, tests::these({1, 2})}});
    EXPECT_EQ(tests::fault_in_premises(*step, open.board), "");
    EXPECT_EQ(step->premises.cells.size(), 2u);
}

TEST(Fish, AnXWingStrikesTheValueFromTheCrossingLines) {
    MarkedBoard five(tests::latin(5));
    for (const int row : {1, 3})
        for (const int column : {1, 2, 4}) five.position.strike(5 * row + column, tests::these({2}));
    const auto step = tests::first_step(x_wing, five.position);
    ASSERT_TRUE(step);
    EXPECT_EQ(step->premises.rules.size(), 4u);
    EXPECT_EQ(step->premises.cells.size(), 6u);
    expect_strikes(*step, {{0, tests::these({2})},
                           {10, tests::these({2})},
                           {20, tests::these({2})},
                           {3, tests::these({2})},
                           {13, tests::these({2})},
                           {23, tests::these({2})}});
    EXPECT_EQ(tests::fault_in_premises(*step, five.board), "");
    // The other three columns are a swordfish with the same strikes.
    EXPECT_EQ(tests::conclusions(swordfish, five.position).struck, tests::conclusions(x_wing, five.position).struck);
}

TEST(Fish, ASwordfishHasThreeLines) {
    MarkedBoard six(tests::latin(6));
    // The value 6 is in columns 1 and 2, 2 and 3, 1 and 3 of the rows 1, 2 and 4.
    const int gone[3] = {3, 1, 2}, rows_of[3] = {0, 1, 3};
    for (int i = 0; i < 3; ++i)
        for (const int column : {gone[i] - 1, 3, 4, 5}) six.position.strike(6 * rows_of[i] + column, tests::these({6}));
    EXPECT_FALSE(tests::first_step(x_wing, six.position));
    const auto step = tests::first_step(swordfish, six.position);
    ASSERT_TRUE(step);
    EXPECT_EQ(step->conclusion.struck.size(), 9u);
    EXPECT_EQ(tests::fault_in_premises(*step, six.board), "");
}

TEST(Wings, AnXYWingEndsInAnEmptiedCell) {
    MarkedBoard five(tests::latin(5));
    five.position.keep_only(6, tests::these({1, 2}));   // r2c2, the pivot
    five.position.keep_only(9, tests::these({1, 3}));   // r2c5
    five.position.keep_only(21, tests::these({2, 3}));  // r5c2
    const auto step = tests::first_step(xy_wing, five.position);
    ASSERT_TRUE(step);
    expect_strikes(*step, {{24, tests::these({3})}});  // r5c5 sees both wings
    ASSERT_EQ(step->inner.size(), 3u);
    EXPECT_EQ(step->assume, (Given{24, 3}));
    EXPECT_EQ(step->inner[0].conclusion.placed, (std::vector<Given>{{21, 2}}));
    EXPECT_EQ(step->inner[1].conclusion.placed, (std::vector<Given>{{6, 1}}));
    EXPECT_EQ(step->inner[2].premises.cells, (std::vector<CellMarks>{{9, {}}}));
    EXPECT_TRUE(step->inner[2].conclusion.contradiction);
    EXPECT_TRUE(is_path(*step, five.position));
    EXPECT_EQ(tests::conclusions(xy_wing, five.position).count, 1);
}

TEST(Wings, AnXYChainGoesOverMoreCells) {
    MarkedBoard six(tests::latin(6));
    six.position.keep_only(1, tests::these({5, 1}));   // r1c2
    six.position.keep_only(13, tests::these({1, 2}));  // r3c2
    six.position.keep_only(16, tests::these({2, 3}));  // r3c5
    six.position.keep_only(34, tests::these({3, 5}));  // r6c5
    EXPECT_FALSE(tests::first_step(xy_wing, six.position));
    const auto step = tests::first_step(xy_chain, six.position);
    ASSERT_TRUE(step);
    EXPECT_EQ(step->inner.size(), 4u);
    EXPECT_TRUE(is_path(*step, six.position));
    const Findings found = tests::conclusions(xy_chain, six.position);
    EXPECT_EQ(found.count, 2);  // r1c5 and r6c2
    EXPECT_EQ(found.struck[4], tests::these({5}));
    EXPECT_EQ(found.struck[31], tests::these({5}));
}

}  // namespace
}  // namespace gridwright::explain
