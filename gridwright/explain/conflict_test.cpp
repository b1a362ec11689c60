#include "gridwright/explain/conflict.hpp"

#include "gridwright/base/deadline.hpp"
#include "gridwright/engines/brute/brute.hpp"
#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"
#include "gridwright/puzzles/puzzle.hpp"
#include "tests/support/random_boards.hpp"

#include <gtest/gtest.h>

namespace gridwright::explain {
namespace {

using namespace kernel;

/// The model with nothing but the conflict, less one of its elements if one is named.
Model only(const Model& model, const Conflict& conflict, std::size_t left_out = ~std::size_t{0}) {
    Model small = model;
    small.objective.reset();
    small.constraints.resize(model.rules);
    small.givens.clear();
    std::size_t element = 0;
    for (const std::size_t clue : conflict.clues)
        if (element++ != left_out) small.constraints.push_back(model.constraints[clue]);
    for (const std::size_t given : conflict.givens)
        if (element++ != left_out) small.givens.push_back(model.givens[given]);
    return small;
}

void expect_minimal(const Model& model, const Conflict& conflict) {
    engines::fd::FdEngine engine;
    ASSERT_TRUE(conflict.minimal);
    ASSERT_EQ(engine.run(only(model, conflict), {}).verdict(), Verdict::impossible);
    for (std::size_t i = 0; i < conflict.clues.size() + conflict.givens.size(); ++i)
        ASSERT_EQ(engine.run(only(model, conflict, i), {}).verdict(), Verdict::solved);
}

TEST(Conflict, CannotHoldAndCanWithoutAnyOfIt) {
    base::Random random(21);
    engines::fd::FdEngine engine;
    int found = 0;
    for (int i = 0; i < 4000 && !HasFatalFailure(); ++i) {
        const auto puzzle = puzzles::make(tests::random_sheet(random));
        Model model;
        puzzle->model(model);
        Model any = model;
        any.objective.reset();
        if (engine.run(any, {}).verdict() != Verdict::impossible) continue;
        expect_minimal(model, find_conflict(engine, model, {}));
        ++found;
    }
    EXPECT_GT(found, 300);
}

TEST(Conflict, IsEmptyWhenTheRulesAloneCannotHold) {
    Model model;
    model.reset({2, 2}, Domain::range(1, 2));
    for (const auto& lines : {rows({2, 2}), columns({2, 2}), diagonals({2, 2})})
        for (const Line line : lines) model.constraints.push_back(AllDifferent{line});
    model.rules = model.constraints.size();
    model.givens = {{0, 1}};
    engines::fd::FdEngine engine;
    const Conflict conflict = find_conflict(engine, model, {});
    EXPECT_TRUE(conflict.clues.empty() && conflict.givens.empty());
}

/// Two equal heights in the last row of a large board full of givens that have nothing to do with it.
TEST(Conflict, IsFoundOnLargeBoards) {
    const Size size{40, 40};
    Model model;
    model.reset(size, Domain::range(1, 40));
    for (const auto& lines : {rows(size), columns(size)})
        for (const Line line : lines) model.constraints.push_back(AllDifferent{line});
    model.rules = model.constraints.size();
    for (int r = 0; r < 39; ++r)
        for (int c = 0; c < 20; ++c) model.givens.push_back({size.cell(r, c), static_cast<Value>((r + c) % 40 + 1)});
    model.givens.push_back({size.cell(39, 30), 25});
    model.givens.push_back({size.cell(39, 35), 25});
    engines::fd::FdEngine engine;
    const Conflict conflict = find_conflict(engine, model, {});
    EXPECT_TRUE(conflict.minimal);
    EXPECT_EQ(conflict.givens, (std::vector<std::size_t>{780, 781}));
}

/// Blank 8 x 8 boards without transparent pegs take an engine far longer than this; all questions together may not.
TEST(Conflict, KeepsToItsTime) {
    formats::Sheet sheet = formats::blank(puzzles::hoodoo::notation, {8, 8});
    sheet.options[puzzles::hoodoo::pegs_option] = puzzles::hoodoo::none;
    for (int column = 0; column < 8; ++column) sheet.cells[column] = static_cast<Value>(column + 1);
    Model model;
    puzzles::make(sheet)->model(model);
    static std::chrono::nanoseconds time{0};
    const base::Clock before = base::use_clock([] { return time += std::chrono::microseconds(10); });  // a tick a look
    Search search;
    search.limits.time = std::chrono::milliseconds(100);
    engines::fd::FdEngine engine;
    const Conflict conflict = find_conflict(engine, model, search);
    const std::chrono::nanoseconds taken = time;
    base::use_clock(before);
    EXPECT_FALSE(conflict.minimal);
    EXPECT_LT(taken, std::chrono::milliseconds(101));
}

/// With fewer givens the board is one that brute does not take: then it cannot know, but it does not try either.
TEST(Conflict, AsksAnEngineOnlyWhatItTakes) {
    Model model;
    model.reset({1, 9}, Domain::range(1, 9));
    model.constraints = {AllDifferent{row({1, 9}, 0)}};
    model.rules = 1;
    model.givens = {{0, 1}, {4, 1}, {8, 2}};
    engines::brute::BruteEngine engine;
    ASSERT_TRUE(engine.understands(model));
    const Conflict conflict = find_conflict(engine, model, {});
    EXPECT_EQ(conflict.givens, (std::vector<std::size_t>{0, 1}));
    EXPECT_FALSE(conflict.minimal);
}

TEST(Conflict, SaysWhenItCouldNotFinish) {
    Model model;
    model.reset({3, 3}, Domain::range(1, 3));
    for (const Line line : rows({3, 3})) model.constraints.push_back(AllDifferent{line});
    model.rules = model.constraints.size();
    model.givens = {{0, 1}, {1, 1}, {5, 2}};
    const std::atomic<bool> stop = true;
    Search search;
    search.limits.stop = &stop;
    engines::fd::FdEngine engine;
    EXPECT_FALSE(find_conflict(engine, model, search).minimal);
    search.limits = {};
    search.limits.failures = 0;
    EXPECT_FALSE(find_conflict(engine, model, search).minimal);
}

}  // namespace
}  // namespace gridwright::explain
