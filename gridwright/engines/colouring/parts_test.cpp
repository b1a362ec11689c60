// The parts of the engine, each against what is known of it.

#include "gridwright/constraints/meaning.hpp"
#include "gridwright/engines/brute/brute.hpp"
#include "gridwright/engines/colouring/proofs/bounds.hpp"
#include "gridwright/engines/colouring/proofs/unfolding.hpp"
#include "gridwright/engines/colouring/squares/linear_colouring.hpp"
#include "gridwright/engines/colouring/tabu/tabu.hpp"
#include "tests/support/hoodoo_boards.hpp"
#include "tests/support/random_boards.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <set>

namespace gridwright::engines::colouring {
namespace {

using namespace kernel;

constexpr std::uint64_t plenty = 1'000'000;

class ColouringParts : public testing::Test {
  protected:
    ColouringBoard board(Size size) const {
        ColouringBoard result;
        read(tests::hoodoo(size), result);
        return result;
    }

    Limits limits_;
    Stats stats_;
    kernel::Watch watch_{limits_, stats_.backtracks};
    base::Random random_{1};
};

TEST_F(ColouringParts, AllPlacementsAreListed) {
    const std::size_t squares[] = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724};
    const std::size_t orbits[] = {1, 0, 0, 1, 2, 1, 6, 12, 46, 92};
    for (std::size_t i = 0; i < std::size(squares); ++i) {
        const int side = static_cast<int>(i) + 1;
        const auto all = placements({side, side}, 1000, random_);
        EXPECT_EQ(all->queens.size(), squares[i]);
        EXPECT_EQ(all->orbits.size(), orbits[i] + 1);
    }
    EXPECT_EQ(placements({2, 3}, 1000, random_)->queens.size(), 2u);
    EXPECT_EQ(placements({3, 2}, 1000, random_)->rows, 2);
    EXPECT_FALSE(placements({10, 10}, 700, random_));
    EXPECT_FALSE(placements({60, 60}, 700, random_)) << "given up";
}

TEST_F(ColouringParts, FamiliesAreDisjointAndFoundUpToSymmetry) {
    const auto all = placements({7, 7}, 1000, random_);
    Families families(*all, stats_, watch_);
    families.start(7);
    int found = 0;
    while (families.run(plenty) == TurnResult::found) {
        ++found;
        std::set<std::pair<std::size_t, int>> cells;
        for (const std::size_t member : families.members())
            for (std::size_t row = 0; row < 7; ++row) cells.insert({row, all->queens[member][row]});
        EXPECT_EQ(cells.size(), 49u);
    }
    EXPECT_GE(found, 1);
    EXPECT_LE(found, 4) << "there are four such colourings";
}

TEST_F(ColouringParts, BoundsRiseToTheOptimum) {
    brute::BruteEngine judge;
    for (int i = 0; i < 400; ++i) {
        Model model;
        puzzles::make(tests::random_hoodoo(random_))->model(model);
        const Outcome judged = judge.run(model, {});
        ColouringBoard its;
        ASSERT_FALSE(read(model, its));
        Bounds bounds(its, stats_, watch_, random_);
        int latest = 0;
        TurnResult progress = TurnResult::paused;
        while (progress == TurnResult::paused) {
            if (judged.objective) {
                ASSERT_LE(bounds.bound(), *judged.objective);
            }
            ASSERT_GE(bounds.bound(), latest);
            latest = bounds.bound();
            progress = bounds.run(1, plenty);
        }
        ASSERT_EQ(progress == TurnResult::found, judged.found > 0);
        if (judged.objective) {
            ASSERT_EQ(bounds.bound(), *judged.objective);
        }
    }
}

TEST_F(ColouringParts, BoundsStopWhereABestBoardIsKnown) {
    const ColouringBoard square = board({9, 9});
    Bounds bounds(square, stats_, watch_, random_);
    EXPECT_EQ(bounds.run(plenty, 3), TurnResult::paused);
    EXPECT_EQ(bounds.bound(), 3);
}

TEST_F(ColouringParts, RenamingsAreAllDifferent) {
    const ColouringBoard square = board({3, 3});
    Solution solution({3, 3});
    solution[0] = 2;
    solution[1] = 1;
    Renamings renamings(interchangeable(square), solution);
    std::set<std::vector<Value>> boards;
    int count = 0;
    do {
        boards.insert(std::vector<Value>(renamings.current().begin(), renamings.current().end()));
        ++count;
    } while (renamings.next());
    EXPECT_EQ(count, 6) << "two of three colours, in order";
    EXPECT_EQ(boards.size(), 6u);
    EXPECT_TRUE(renamings.are_at_least(6));
    EXPECT_FALSE(renamings.are_at_least(7));
    EXPECT_FALSE(renamings.are_at_least(std::numeric_limits<std::uint64_t>::max()));
}

TEST_F(ColouringParts, UnfoldingShowsEachImageOnce) {
    const auto with = [](Size size, std::vector<Given> colours) {
        Solution solution(size);
        for (const Given given : colours) solution[given.cell] = given.value;
        return solution;
    };
    Unfolding squares(board({3, 3}).colours);
    EXPECT_EQ(squares.news(with({3, 3}, {{0, 1}, {5, 2}})).size(), 8u);
    EXPECT_TRUE(squares.news(with({3, 3}, {{0, 3}, {5, 1}})).empty()) << "other names";
    EXPECT_TRUE(squares.news(with({3, 3}, {{8, 1}, {3, 2}})).empty()) << "turned";
    EXPECT_EQ(squares.news(with({3, 3}, {{0, 1}, {8, 2}})).size(), 2u) << "a turn changes names only";
    EXPECT_EQ(squares.news(with({3, 3}, {{4, 1}})).size(), 1u);
    EXPECT_EQ(squares.news(with({3, 3}, {{1, 1}})).size(), 4u);

    Unfolding rectangles(board({2, 3}).colours);
    EXPECT_EQ(rectangles.news(with({2, 3}, {{0, 1}})).size(), 4u);
    EXPECT_EQ(rectangles.news(with({2, 3}, {{1, 3}})).size(), 2u);
}

TEST_F(ColouringParts, GivenColoursCannotBeRenamed) {
    Model model = tests::hoodoo({3, 3});
    model.givens.push_back({4, 2});
    ColouringBoard its;
    read(model, its);
    const std::vector<Domain> classes = interchangeable(its);
    EXPECT_EQ(classes.size(), 2u);
    for (const Domain each : classes) EXPECT_NE(each.contains(2), each.size() > 1);
}

TEST_F(ColouringParts, TheLinearColouringHasNoColourTwiceInALine) {
    for (const int side : {1, 5, 7, 11, 13, 25, 61}) {
        ASSERT_TRUE(has_linear_colouring(side));
        const Size size{side, side};
        for (const int slope : linear_slopes(side)) {
            const Grid<int> colours = linear_colouring(side, slope);
            for (const auto& lines : {rows(size), columns(size), diagonals(size)})
                for (const Line line : lines) {
                    std::set<int> seen;
                    for (const int cell : cells(line)) seen.insert(colours[cell]);
                    ASSERT_EQ(std::ssize(seen), line.length);
                }
        }
    }
    EXPECT_EQ(linear_slopes(7), (std::vector<int>{2, 3, 4, 5}));
    EXPECT_EQ(linear_slopes(25).front(), 2);
    for (const int side : {2, 3, 4, 6, 8, 9, 10, 12, 14, 15, 27}) EXPECT_FALSE(has_linear_colouring(side));
}

TEST_F(ColouringParts, TabuFindsGoodBoardsAlone) {
    const struct { int side, pegs; } known[] = {{6, 4}, {8, 2}, {9, 3}};
    for (const auto& [side, pegs] : known) {
        const ColouringBoard square = board({side, side});
        Tabu tabu(square, square.domains, 1);
        EXPECT_TRUE(tabu.run(plenty, pegs + 1, watch_)) << side;
        EXPECT_EQ(objective_of(Fewest{0}, tabu.solution()), pegs);
    }
}

TEST_F(ColouringParts, TabuGoesOnFromABoard) {
    const ColouringBoard square = board({8, 8});
    Tabu first(square, square.domains, 1), second(square, square.domains, 2);
    ASSERT_TRUE(first.run(plenty, 5, watch_));
    second.start_from(first.solution());
    EXPECT_EQ(second.solution(), first.solution());
}

TEST_F(ColouringParts, TabuPutsNoColourTwiceInALine) {
    const ColouringBoard square = board({5, 5});
    const Tabu tabu(square, Grid<Domain>(square.size, Domain::single(1)), 1);
    EXPECT_TRUE(constraints::is_solution(tests::hoodoo({5, 5}), tabu.solution()));
}

TEST_F(ColouringParts, TabuTouchesNoGivens) {
    Model model = tests::hoodoo({8, 8});
    model.givens = {{0, 3}, {20, 0}, {37, 5}};
    ColouringBoard its;
    read(model, its);
    Bounds bounds(its, stats_, watch_, random_);
    Tabu tabu(its, bounds.narrowed(), 1);
    tabu.run(5000, 1, watch_);
    for (const Given given : model.givens) EXPECT_EQ(tabu.solution()[given.cell], given.value);
}

}  // namespace
}  // namespace gridwright::engines::colouring
