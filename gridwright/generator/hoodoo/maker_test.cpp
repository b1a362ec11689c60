// Hoo-Doo puzzles keep what is promised, and random boards differ.

#include "gridwright/generator/hoodoo/maker.hpp"

#include "gridwright/constraints/meaning.hpp"
#include "gridwright/engines/brute/brute.hpp"
#include "gridwright/engines/colouring/colouring.hpp"
#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/generator/hoodoo/random_board.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"
#include "tests/support/evenness.hpp"
#include "tests/support/generated.hpp"
#include "tests/support/sanitized.hpp"
#include "tests/support/workshop.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace gridwright::generator::hoodoo {
namespace {

using kernel::Solution;
using kernel::Value;
using tests::Needed;

struct Workshop : tests::Workshop<engines::colouring::ColouringEngine> {
    explicit Workshop(int size) : tests::Workshop<engines::colouring::ColouringEngine>(maker_row, {.size = size}) {}
};

bool has_pegs(const sheet::Sheet& sheet) {
    return sheet.options[puzzles::hoodoo::pegs_option] == puzzles::hoodoo::fewest;
}

/// Puzzles from the first on are unique, and minimal where that is promised.
void expect_sound(int size, unsigned count, kernel::Engine& judge) {
    Workshop workshop(size);
    for (std::uint64_t index = 1; index <= tests::tried(count); ++index)
        EXPECT_EQ(tests::fault_of(workshop.make(index), judge, size <= largest_minimal ? Needed::all : Needed::none),
                  std::nullopt)
            << size << " x " << size << ", puzzle " << index;
}

TEST(HoodooMaker, MakesMinimalPuzzlesByBruteForce) {
    engines::brute::BruteEngine judge;
    for (const int size : {2, 3, 4, 5}) expect_sound(size, 20, judge);
}

TEST(HoodooMaker, MakesMinimalPuzzles) {
    engines::fd::FdEngine judge;
    for (const auto& [size, count] : {std::pair(5, 30u), {6, 3u}, {7, 30u}}) expect_sound(size, count, judge);
}

TEST(HoodooMaker, MakesLargePuzzles) {
    const auto judge = engines::make_engine("sat");
    for (const int size : {11, 12}) expect_sound(size, 1, *judge);
}

TEST(HoodooMaker, AllowsPegsWhereNoBoardCanDoWithout) {
    for (const int size : {2, 3, 4, 5, 6, 7}) {
        const Made made = Workshop(size).make(1);
        const bool some = std::ranges::count(made.solution, puzzles::hoodoo::transparent) > 0;
        EXPECT_EQ(has_pegs(made.puzzle), some) << size;
        EXPECT_EQ(some, size != 5 && size != 7) << size;
    }
}

TEST(HoodooMaker, GivesSomeTransparentPegsAndHidesOthers) {
    std::ptrdiff_t given = 0, pegs = 0;
    Workshop workshop(6);
    for (std::uint64_t index = 1; index <= 10; ++index) {
        const Made made = workshop.make(index);
        given += std::ranges::count(made.puzzle.cells, puzzles::hoodoo::transparent);
        pegs += std::ranges::count(made.solution, puzzles::hoodoo::transparent);
    }
    EXPECT_EQ(pegs, 40);
    EXPECT_GT(given, 5);
    EXPECT_LT(given, 35);
}

TEST(HoodooMaker, MakesTheSamePuzzleWhateverWasMadeBefore) {
    for (const int size : {6, 7, 11}) {
        Workshop used(size);
        const Made first = used.make(1), second = used.make(2);
        EXPECT_NE(first.puzzle, second.puzzle);
        EXPECT_EQ(Workshop(size).make(2).puzzle, second.puzzle);
        EXPECT_EQ(used.make(1).puzzle, first.puzzle);
    }
}

TEST(HoodooMaker, SaysWhichSizesThereAre) {
    const std::string pegs =
        ": every board of this size has transparent pegs, and it takes too long to prove that they can be nowhere else";
    const std::pair<int, std::string> reasons[] = {
        {1, ""}, {9, pegs}, {10, pegs}, {15, ": a board of this size takes too long to find"}, {21, ""}};
    for (const auto& [size, reason] : reasons) {
        const Refusal refusal = Workshop(size).maker().error();
        EXPECT_EQ(refusal.why, Refusal::Why::settings);
        EXPECT_EQ(refusal.sentence, "hoodoo puzzles are made in sizes from 2 to 20 except 9, 10 and 15, not " +
                                        std::to_string(size) + reason);
    }
    EXPECT_EQ(Workshop(0).maker().error().why, Refusal::Why::settings);
    EXPECT_EQ(Workshop(99).maker().error().why, Refusal::Why::settings);
    engines::colouring::ColouringEngine finder;
    EXPECT_EQ(open(maker_row, {6, 1, {{"thin", ""}}}, {finder}).error().why, Refusal::Why::settings);
}

TEST(HoodooMaker, SaysWhenItWasStopped) {
    for (const int size : {7, 8, 12}) {
        Workshop workshop(size);
        const std::atomic<bool> stop = true;
        const auto made = (*workshop.maker())->make(base::Random(1), {.stop = &stop});
        ASSERT_FALSE(made);
        EXPECT_EQ(made.error().why, Refusal::Why::stopped);
    }
}

/// The board without the names of its colours: for each cell the first one of its colour.
std::vector<int> pattern_of(const Solution& board) {
    std::vector<int> pattern;
    for (const Value peg : board) pattern.push_back(static_cast<int>(std::ranges::find(board, peg) - board.begin()));
    return pattern;
}

TEST(RandomHoodooBoards, OfSevenAreEquallyLikely) {
    engines::colouring::ColouringEngine engine;
    RandomBoards boards(7, engine);
    base::Random random(1);
    std::map<std::vector<int>, int> patterns;
    std::map<Value, int> corners;
    for (int drawn = 0; drawn < 700; ++drawn) {
        const auto board = boards.draw(random, Patience({}));
        ASSERT_TRUE(board);
        ++patterns[pattern_of(*board)];
        ++corners[(*board)[0]];
    }
    EXPECT_EQ(patterns.size(), 4u);
    EXPECT_LT(tests::unevenness(patterns, 4), 5);
    EXPECT_LT(tests::unevenness(corners, 7), 5);
}

TEST(RandomHoodooBoards, DifferAndKeepTheRules) {
    engines::colouring::ColouringEngine engine;
    for (const int side : {2, 3, 4, 6, 11, 12}) {
        RandomBoards boards(side, engine);
        base::Random random(1);
        std::set<std::vector<int>> seen;
        std::set<std::ptrdiff_t> pegs;
        for (int drawn = 0; drawn < 12; ++drawn) {
            const auto board = boards.draw(random, Patience({}));
            ASSERT_TRUE(board);
            kernel::Model model;
            puzzles::hoodoo::Hoodoo(boards.blank()).model(model);
            EXPECT_TRUE(constraints::is_solution(model, *board));
            pegs.insert(std::ranges::count(*board, puzzles::hoodoo::transparent));
            seen.insert(pattern_of(*board));
        }
        EXPECT_EQ(pegs.size(), 1u) << side;
        EXPECT_GT(seen.size(), side <= 4 || side == 11 ? 2u : 5u) << side;
    }
}

/// How few pegs are possible is found by the first puzzle, within its limits.
TEST(HoodooMaker, KeepsToItsLimitsFromTheBeginning) {
    Workshop workshop(18);
    const std::atomic<bool> stop = true;
    const auto stopped = (*workshop.maker())->make(base::Random(1), {.stop = &stop});
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().why, Refusal::Why::stopped);
    const auto late = (*workshop.maker())->make(base::Random(1), {.time = std::chrono::nanoseconds(1)});
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().why, Refusal::Why::stopped);
}

}  // namespace
}  // namespace gridwright::generator::hoodoo
