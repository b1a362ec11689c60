#include "gridwright/engines/colouring/colouring.hpp"

#include "gridwright/engines/fd/fd.hpp"
#include "tests/support/hoodoo_boards.hpp"
#include "tests/support/random_boards.hpp"
#include "tests/support/small_questions.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace gridwright::engines::colouring {
namespace {

using namespace kernel;
using tests::hoodoo;

/// The fewest pegs of boards that need some.
int fewest_pegs(Size size) {
    const std::map<std::pair<int, int>, int> some{{{2, 2}, 2}, {{2, 3}, 1}, {{3, 3}, 3}, {{3, 4}, 2}, {{4, 4}, 3},
                                                  {{5, 6}, 1}, {{6, 6}, 4}, {{8, 8}, 2}, {{9, 9}, 3}, {{10, 10}, 2}};
    const auto known = some.find(std::minmax(size.rows, size.columns));
    return known == some.end() ? 0 : known->second;
}

TEST(Colouring, ProvesTheFewestPegsUpTo12) {
    for (int columns = 1; columns <= 12; ++columns)
        for (int rows = 1; rows <= columns; ++rows) {
            const Outcome outcome = ColouringEngine().run(tests::hoodoo({rows, columns}), {});
            EXPECT_EQ(outcome.verdict(), Verdict::optimal) << rows << 'x' << columns;
            EXPECT_EQ(outcome.objective, fewest_pegs({rows, columns})) << rows << 'x' << columns;
            EXPECT_TRUE(outcome.complete());
        }
}

TEST(Colouring, AnySeedAndEitherWayUp) {
    Search search;
    for (search.seed = 1; search.seed <= 5; ++search.seed)
        for (const Size size : {Size{6, 6}, Size{6, 5}, Size{8, 8}, Size{9, 9}, Size{4, 3}, Size{8, 7}}) {
            const Outcome outcome = ColouringEngine().run(hoodoo(size), search);
            EXPECT_EQ(outcome.verdict(), Verdict::optimal);
            EXPECT_EQ(outcome.objective, fewest_pegs(size)) << size.rows << 'x' << size.columns;
        }
}

TEST(Colouring, WithoutPegsSolvedOrImpossible) {
    for (int side = 1; side <= 14; ++side) {
        const Model model = hoodoo({side, side}, puzzles::hoodoo::none);
        const bool possible = fewest_pegs({side, side}) == 0;
        EXPECT_EQ(ColouringEngine().run(model, {}).verdict(), possible ? Verdict::solved : Verdict::impossible) << side;
        if (!possible) {
            EXPECT_EQ(ColouringEngine().run(model, tests::for_all()).verdict(), Verdict::impossible) << side;
        }
    }
}

/// Other numbers of colours, holes and givens: fd says the same of all boards that it settles soon.
TEST(Colouring, AgreesWithFdOnSmallBoards) {
    fd::FdEngine fd;
    ColouringEngine engine;
    Search search;
    search.limits.failures = 20000;
    base::Random random(1);
    int settled = 0;
    for (int i = 0; i < 250; ++i) {
        const Size size{1 + static_cast<int>(random.below(4)), 1 + static_cast<int>(random.below(5))};
        const Model model = tests::hoodoo_with_holes(size, random);
        const Outcome judged = fd.run(model, search);
        if (!judged.complete()) continue;
        ++settled;
        const Outcome outcome = engine.run(model, {});
        ASSERT_EQ(outcome.objective, judged.objective);
        ASSERT_EQ(outcome.bound, judged.bound);
        ASSERT_EQ(outcome.verdict(), judged.verdict());
    }
    EXPECT_GT(settled, 200);
}

TEST(Colouring, CountsTheBestBoards) {
    for (const Size size : {Size{2, 2}, Size{2, 3}, Size{3, 2}, Size{3, 3}, Size{3, 4}, Size{4, 3}, Size{4, 4},
                            Size{2, 5}, Size{3, 5}, Size{5, 3}}) {
        const Outcome outcome = ColouringEngine().run(hoodoo(size), tests::for_all());
        const Outcome judged = fd::FdEngine().run(hoodoo(size), tests::for_all());
        EXPECT_EQ(outcome.found, judged.found) << size.rows << 'x' << size.columns;
        EXPECT_TRUE(outcome.complete());
    }
    // Knights' moves to either side and of either slope, in any colours.
    EXPECT_EQ(ColouringEngine().run(hoodoo({5, 5}, puzzles::hoodoo::none), tests::for_all()).found, 2u * 120);
    EXPECT_EQ(ColouringEngine().run(hoodoo({7, 7}, puzzles::hoodoo::none), tests::for_all()).found, 4u * 5040);
}

/// One board of them is soon found, and others are this one in other colours; to list them all would take for ever.
TEST(Colouring, SeveralBoardsAreOneInOtherColours) {
    for (const auto pegs : {puzzles::hoodoo::fewest, puzzles::hoodoo::none})
        for (const std::uint64_t wanted : {2u, 100u}) {
            Search search;
            search.solutions = wanted;
            search.keep = wanted;
            const Outcome outcome = ColouringEngine().run(hoodoo({12, 12}, pegs), search);
            EXPECT_EQ(outcome.found, wanted);
            EXPECT_EQ(outcome.verdict(), Verdict::several);
            EXPECT_FALSE(outcome.complete());
            std::set<std::vector<Value>> different;
            for (const Solution& board : outcome.kept) different.emplace(board.begin(), board.end());
            EXPECT_EQ(different.size(), wanted);
        }
}

TEST(Colouring, FindsBoardsWithANumberOfPegs) {
    fd::FdEngine fd;
    ColouringEngine engine;
    base::Random random(2);
    int possible = 0, impossible = 0;
    for (int i = 0; i < 200; ++i) {
        const Size size{1 + static_cast<int>(random.below(4)), 1 + static_cast<int>(random.below(3))};
        Model model = tests::hoodoo_with_holes(size, random);
        if (!model.objective) continue;
        model.objective.reset();
        const Line whole_board{0, 1, static_cast<std::int16_t>(size.cells())};
        model.add(Exactly{whole_board, 0, static_cast<int>(random.below(7)) - 1});
        const Outcome judged = fd.run(model, tests::for_all());
        ASSERT_EQ(engine.run(model, tests::for_all()).found, judged.found);
        const Outcome one = engine.run(model, {});
        ASSERT_EQ(one.found, judged.found > 0);
        ASSERT_EQ(one.complete(), judged.found == 0);
        ++(judged.found > 0 ? possible : impossible);
    }
    EXPECT_GT(possible, 20);
    EXPECT_GT(impossible, 20);
}

/// One colour has no other name, but the board can be turned.
TEST(Colouring, SeveralBoardsAreOneTurned) {
    Search search;
    search.solutions = 2;
    search.limits.failures = 1000;
    const Outcome outcome = ColouringEngine().run(hoodoo({30, 30}, puzzles::hoodoo::fewest, 1), search);
    EXPECT_EQ(outcome.verdict(), Verdict::several);
    EXPECT_EQ(outcome.objective, 870);
    EXPECT_NE(outcome.kept.front(), outcome.kept.back());
}

TEST(Colouring, StopsInTheMiddleOfOtherColours) {
    Search search;
    search.solutions = 1'000'000;
    std::atomic<bool> stop = false;
    search.limits.stop = &stop;
    std::uint64_t seen = 0;
    search.on_solution = [&](const Solution&) {
        stop = ++seen == 1000;
        return true;
    };
    const Outcome outcome = ColouringEngine().run(hoodoo({13, 13}), search);
    EXPECT_EQ(outcome.stopped, Stop::cancelled);
    EXPECT_EQ(outcome.found, 1000u);
}

TEST(Colouring, TheSameSeedGivesTheSameBoard) {
    Search search;
    const auto board = [&](std::uint64_t seed) {
        search.seed = seed;
        return ColouringEngine().run(hoodoo({9, 9}), search).kept.front();
    };
    EXPECT_EQ(board(3), board(3));
    EXPECT_NE(board(3), board(4));
}

TEST(Colouring, ShowsImprovementsOnly) {
    Search search;
    std::vector<int> shown;
    search.on_solution = [&](const Solution& solution) {
        shown.push_back(objective_of(Fewest{0}, solution));
        return true;
    };
    search.limits.failures = 60;
    const Outcome outcome = ColouringEngine().run(hoodoo({26, 26}), search);
    ASSERT_GE(shown.size(), 2u);
    EXPECT_TRUE(std::is_sorted(shown.rbegin(), shown.rend()));
    EXPECT_EQ(shown.back(), outcome.objective);
    EXPECT_EQ(std::adjacent_find(shown.begin(), shown.end()), shown.end());
}

TEST(Colouring, KeepsToItsLimits) {
    const Model model = hoodoo({27, 27});
    Search search;
    search.limits.failures = 40;
    const Outcome failed = ColouringEngine().run(model, search);
    EXPECT_EQ(failed.stopped, Stop::limit);
    EXPECT_EQ(failed.stats.backtracks, 40u);
    EXPECT_EQ(failed.verdict(), Verdict::solved);
    EXPECT_EQ(failed.bound, 0);

    search.limits = {};
    search.limits.time = std::chrono::milliseconds(50);
    EXPECT_EQ(ColouringEngine().run(model, search).stopped, Stop::limit);

    search.limits = {};
    std::atomic<bool> stop = false;
    search.limits.stop = &stop;
    search.on_solution = [&](const Solution&) {
        stop = true;
        return true;
    };
    const Outcome stopped = ColouringEngine().run(model, search);
    EXPECT_EQ(stopped.stopped, Stop::cancelled);
    EXPECT_EQ(stopped.verdict(), Verdict::solved);

    search.limits = {};
    search.on_solution = [](const Solution&) { return false; };
    EXPECT_EQ(ColouringEngine().run(model, search).stopped, Stop::enough);
}

}  // namespace
}  // namespace gridwright::engines::colouring
