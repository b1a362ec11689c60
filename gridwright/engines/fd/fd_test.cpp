#include "gridwright/engines/fd/fd.hpp"

#include "gridwright/puzzles/close_or_far/puzzle.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"
#include "tests/support/fake_clock.hpp"
#include "tests/support/small_questions.hpp"

#include <gtest/gtest.h>

namespace gridwright::engines::fd {
namespace {

using namespace kernel;

template <typename Puzzle>
Model blank(const sheet::Notation& notation, Size size, int pegs = 0) {
    sheet::Sheet sheet = sheet::blank(notation, size);
    if (!sheet.options.empty()) sheet.options[0] = pegs;
    Model model;
    Puzzle(std::move(sheet)).model(model);
    return model;
}

Model skyscraper(int size) {
    return blank<puzzles::skyscraper::Skyscraper>(puzzles::skyscraper::notation, {size, size});
}
Model close_or_far(int size) {
    return blank<puzzles::close_or_far::CloseOrFar>(puzzles::close_or_far::notation, {size, size});
}
Model hoodoo(int rows, int columns, puzzles::hoodoo::Pegs pegs) {
    return blank<puzzles::hoodoo::Hoodoo>(puzzles::hoodoo::notation, {rows, columns}, pegs);
}

Outcome count(const Model& model, Strength strength) {
    Search search = tests::for_all();
    search.strength = strength;
    return FdEngine().run(model, search);
}

/// The numbers of latin squares.
TEST(Fd, CountsBlankSkyscrapers) {
    const std::uint64_t known[] = {1, 2, 12, 576, 161280};
    for (int size = 1; size <= 5; ++size)
        for (const Strength strength : {Strength::line, Strength::classic}) {
            const Outcome outcome = count(skyscraper(size), strength);
            EXPECT_EQ(outcome.found, known[size - 1]);
            EXPECT_TRUE(outcome.complete());
        }
}

TEST(Fd, CountsBlankCloseOrFars) {
    const std::uint64_t known[] = {0, 0, 0, 0, 0, 126, 46180};
    for (int size = 1; size <= 7; ++size) EXPECT_EQ(count(close_or_far(size), Strength::line).found, known[size - 1]);
    for (int size = 1; size <= 6; ++size)
        EXPECT_EQ(count(close_or_far(size), Strength::classic).found, known[size - 1]);
}

TEST(Fd, FindsTheFewestPegs) {
    const struct {
        int rows, columns, pegs;
    } boards[] = {{1, 1, 0}, {2, 2, 2}, {2, 3, 1}, {3, 2, 1}, {3, 3, 3}, {3, 4, 2}, {4, 4, 3}, {5, 5, 0}, {7, 7, 0}};
    for (const auto& [rows, columns, pegs] : boards) {
        const Outcome outcome = FdEngine().run(hoodoo(rows, columns, puzzles::hoodoo::fewest), {});
        EXPECT_EQ(outcome.verdict(), Verdict::optimal) << rows << 'x' << columns;
        EXPECT_EQ(outcome.objective, pegs) << rows << 'x' << columns;
        EXPECT_EQ(outcome.bound, pegs) << rows << 'x' << columns;
    }
}

TEST(Fd, SolvesOrRefutesBoardsWithoutTransparentPegs) {
    for (const int size : {3, 4})
        EXPECT_EQ(FdEngine().run(hoodoo(size, size, puzzles::hoodoo::none), {}).verdict(), Verdict::impossible);
    for (const int size : {5, 7})
        EXPECT_EQ(FdEngine().run(hoodoo(size, size, puzzles::hoodoo::none), {}).verdict(), Verdict::solved);
}

/// Any two cells of a 2 x 2 share a line, so the two coloured ones differ: 6 pairs of cells, 2 orders of the colours.
TEST(Fd, CountsTheBoardsWithTheFewestPegs) {
    const Outcome outcome = count(hoodoo(2, 2, puzzles::hoodoo::fewest), Strength::line);
    EXPECT_EQ(outcome.found, 12u);
    EXPECT_EQ(outcome.objective, 2);
    EXPECT_EQ(outcome.verdict(), Verdict::several);
}

TEST(Fd, ShowsImprovementsOnlyWhenOneBoardIsWanted) {
    Search search;
    std::vector<int> shown;
    search.on_solution = [&](const Solution& s) { return shown.push_back(objective_of({0}, s)), true; };
    FdEngine().run(hoodoo(3, 3, puzzles::hoodoo::fewest), search);
    ASSERT_GE(shown.size(), 2u);
    for (std::size_t i = 1; i < shown.size(); ++i) EXPECT_LT(shown[i], shown[i - 1]);
    EXPECT_EQ(shown.back(), 3);

    shown.clear();
    search.solutions = std::nullopt;
    const Outcome all = FdEngine().run(hoodoo(3, 3, puzzles::hoodoo::fewest), search);
    EXPECT_EQ(shown.size(), all.found);
    for (const int pegs : shown) EXPECT_EQ(pegs, 3);
}

TEST(Fd, ObeysItsLimits) {
    Search search;
    search.limits.failures = 10;
    const Outcome tired = FdEngine().run(hoodoo(10, 10, puzzles::hoodoo::none), search);
    EXPECT_EQ(tired.stopped, Stop::limit);
    EXPECT_EQ(tired.stats.backtracks, 10u);
    EXPECT_EQ(tired.verdict(), Verdict::unknown);

    // A limit of one failure is propagation alone, and that may be all it takes.
    search.limits.failures = 1;
    Model told_twice = skyscraper(4);
    told_twice.givens = {{0, 1}, {1, 1}};
    EXPECT_EQ(FdEngine().run(told_twice, search).verdict(), Verdict::impossible);

    search.limits = {};
    search.limits.time = std::chrono::seconds(1);
    const Outcome late = [&search] {
        const tests::FakeClock clock(std::chrono::milliseconds(1));  // by a real one a slow machine finds nothing
        return FdEngine().run(hoodoo(10, 10, puzzles::hoodoo::fewest), search);
    }();
    EXPECT_EQ(late.stopped, Stop::limit);
    EXPECT_EQ(late.verdict(), Verdict::solved);
    EXPECT_EQ(late.bound, 0);

    const std::atomic<bool> stop = true;
    search.limits = {};
    search.limits.stop = &stop;
    EXPECT_EQ(FdEngine().run(hoodoo(10, 10, puzzles::hoodoo::fewest), search).stopped, Stop::cancelled);
}

/// The same numbers on every run, also from an engine that has worked before.
TEST(Fd, RepeatsItself) {
    FdEngine used;
    used.run(hoodoo(4, 4, puzzles::hoodoo::fewest), {});
    for (const Strength strength : {Strength::line, Strength::classic})
        for (const auto& row : value_choices) {
            Search search;
            search.strength = strength;
            search.labeling.value = row.choice;
            search.limits.failures = 300;
            search.seed = 9;
            const Stats once = FdEngine().run(close_or_far(8), search).stats,
                        again = used.run(close_or_far(8), search).stats;
            EXPECT_EQ(once.constraints, again.constraints);
            EXPECT_EQ(once.resumptions, again.resumptions);
            EXPECT_EQ(once.entailments, again.entailments);
            EXPECT_EQ(once.prunings, again.prunings);
            EXPECT_EQ(once.backtracks, again.backtracks);
            EXPECT_EQ(once.nodes, again.nodes);
        }
}

TEST(Fd, TakesTheLargestBoards) {
    EXPECT_EQ(FdEngine().run(skyscraper(62), {}).verdict(), Verdict::solved);
    EXPECT_EQ(FdEngine().run(close_or_far(62), {}).verdict(), Verdict::solved);
    Search brief;
    brief.limits.failures = 5;
    EXPECT_EQ(FdEngine().run(hoodoo(62, 61, puzzles::hoodoo::fewest), brief).verdict(), Verdict::solved);
}

TEST(Fd, SeesThatAGivenIsNotAllowed) {
    Model model = skyscraper(4);
    model.givens = {{0, 1}, {0, 2}};
    EXPECT_EQ(FdEngine().run(model, {}).verdict(), Verdict::impossible);
    model.givens = {{0, 9}};
    EXPECT_EQ(FdEngine().run(model, {}).verdict(), Verdict::impossible);
    model.constraints.clear();  // no rule looks at the cell
    EXPECT_EQ(FdEngine().run(model, {}).verdict(), Verdict::impossible);
}

TEST(Fd, LeavesOutTheSolutionItIsTold) {
    Model model = skyscraper(3);
    const Outcome first = FdEngine().run(model, {});
    model.add(NotThis{std::make_shared<Solution>(first.kept[0])});
    EXPECT_EQ(count(model, Strength::line).found, 11u);
    EXPECT_EQ(count(model, Strength::classic).found, 11u);
}

/// Only the last row is impossible.
TEST(Narrowed, LeavesMoreWhenItHasToStop) {
    Model model;
    model.reset({12, 12}, Domain::range(1, 12));
    for (const Line line : rows(model.size())) {
        model.add(AllDifferent{line});
        model.add(Visible{line, line.origin == 132 ? 12 : 2});
        model.add(Visible{line.reversed(), 2});
    }
    EXPECT_FALSE(narrowed(model, Strength::line));
    const std::atomic<bool> stop = true;
    const auto left = narrowed(model, Strength::line, Watch(Limits{.stop = &stop}));
    ASSERT_TRUE(left);
    EXPECT_EQ((*left)[132], Domain::range(1, 12));
}

}  // namespace
}  // namespace gridwright::engines::fd
