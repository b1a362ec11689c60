#include "gridwright/explain/conflict.hpp"

#include "gridwright/base/deadline.hpp"
#include "gridwright/engines/brute/brute.hpp"
#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "tests/support/fake_clock.hpp"
#include "tests/support/random_boards.hpp"
#include "tests/support/small_questions.hpp"

#include <gtest/gtest.h>

namespace gridwright::explain {
namespace {

using namespace kernel;

/// The model with nothing but the conflict, less one of its elements if one is named.
Model only(const Model& model, const Conflict& conflict, std::size_t left_out = ~std::size_t{0}) {
    Model small = without(model, told_parts(model));
    small.objective.reset();
    std::size_t element = 0;
    for (const std::size_t clue : conflict.parts.constraints)
        if (element++ != left_out) small.add(model.constraints[clue]);
    for (const std::size_t given : conflict.parts.givens)
        if (element++ != left_out) small.givens.push_back(model.givens[given]);
    return small;
}

void expect_minimal(const Model& model, const Conflict& conflict) {
    engines::fd::FdEngine engine;
    ASSERT_TRUE(conflict.minimal);
    ASSERT_EQ(engine.run(only(model, conflict), {}).verdict(), Verdict::impossible);
    for (std::size_t i = 0; i < conflict.parts.size(); ++i)
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
        for (const Line line : lines) model.add(AllDifferent{line});
    model.givens = {{0, 1}};
    engines::fd::FdEngine engine;
    const Conflict conflict = find_conflict(engine, model, {});
    EXPECT_TRUE(conflict.parts.empty());
}

/// Two equal heights in the last row of a large board full of givens that have nothing to do with it.
TEST(Conflict, IsFoundOnLargeBoards) {
    const Size size{40, 40};
    Model model = tests::square_board(40, Domain::range(1, 40), [](Line line) { return AllDifferent{line}; });
    for (int r = 0; r < 39; ++r)
        for (int c = 0; c < 20; ++c) model.givens.push_back({size.cell(r, c), static_cast<Value>((r + c) % 40 + 1)});
    model.givens.push_back({size.cell(39, 30), 25});
    model.givens.push_back({size.cell(39, 35), 25});
    engines::fd::FdEngine engine;
    const Conflict conflict = find_conflict(engine, model, {});
    EXPECT_TRUE(conflict.minimal);
    EXPECT_EQ(conflict.parts.givens, (std::vector<std::size_t>{780, 781}));
}

std::chrono::nanoseconds tick{0};

/// Knows nothing, takes 40 ms and four failures to say so, and remembers how much of each it was allowed.
class SlowEngine final : public Engine {
  public:
    std::string_view name() const override { return "slow"; }
    std::optional<std::string> refuses(const Model&) const override { return std::nullopt; }
    Outcome run(const Model&, const Search& search) override {
        allowed.push_back(search.limits);
        tick += std::chrono::milliseconds(40);
        Outcome outcome;
        outcome.stopped = Stop::limit;
        outcome.stats.backtracks = 4;
        return outcome;
    }

    std::vector<Limits> allowed;
};

/// Three rows of three; the givens contradict nothing that propagation sees, so the engine is asked.
Model model_to_ask_about() {
    Model model;
    model.reset({3, 3}, Domain::range(1, 3));
    for (const Line line : rows({3, 3})) model.add(AllDifferent{line});
    for (const int cell : {0, 1, 3, 4, 6, 7}) model.givens.push_back({cell, static_cast<Value>(cell % 3 + 1)});
    return model;
}

TEST(Conflict, SharesItsTimeAmongItsQuestions) {
    const base::Clock before = base::use_clock([] { return tick; });
    SlowEngine engine;
    Search search;
    search.limits.time = std::chrono::milliseconds(100);
    const Conflict conflict = find_conflict(engine, model_to_ask_about(), search);
    base::use_clock(before);
    ASSERT_EQ(engine.allowed.size(), 3u);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(engine.allowed[i].time, std::chrono::milliseconds(100 - 40 * i));
    EXPECT_FALSE(conflict.minimal);
}

TEST(Conflict, SharesItsFailuresAmongItsQuestions) {
    SlowEngine engine;
    Search search;
    search.limits.failures = 10;
    const Conflict conflict = find_conflict(engine, model_to_ask_about(), search);
    ASSERT_EQ(engine.allowed.size(), 3u);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(engine.allowed[i].failures, 10 - 4 * i);
    EXPECT_FALSE(conflict.minimal);
}

/// With fewer givens the board is one that brute does not take: then it cannot know, but it does not try either.
TEST(Conflict, AsksAnEngineOnlyWhatItTakes) {
    Model model;
    model.reset({1, 9}, Domain::range(1, 9));
    model.constraints = {AllDifferent{row({1, 9}, 0)}};
    model.givens = {{0, 1}, {4, 1}, {8, 2}};
    engines::brute::BruteEngine engine;
    ASSERT_TRUE(engine.understands(model));
    const Conflict conflict = find_conflict(engine, model, {});
    EXPECT_EQ(conflict.parts.givens, (std::vector<std::size_t>{0, 1}));
    EXPECT_FALSE(conflict.minimal);
}

TEST(Conflict, SaysWhenItCouldNotFinish) {
    Model model;
    model.reset({3, 3}, Domain::range(1, 3));
    for (const Line line : rows({3, 3})) model.add(AllDifferent{line});
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

/// The clock goes by looks: propagation looks at it before every word, and nothing is asked when time is up.
TEST(Conflict, LooksAtTheClockWhileItPropagates) {
    Model model;
    model.reset({62, 62}, Domain::range(1, 62));
    for (const auto& lines : {rows(model.size()), columns(model.size())})
        for (const Line line : lines) model.add(AllDifferent{line});
    for (const int c : {0, 1}) model.add(Visible{column(model.size(), c), 62}, SideClue{Side::top, c});
    for (const int limit : {1, 50, 200}) {
        const tests::FakeClock clock(std::chrono::milliseconds(1));
        engines::fd::FdEngine engine;
        Search search;
        search.limits.time = std::chrono::milliseconds(limit);
        const Conflict conflict = find_conflict(engine, model, search);
        EXPECT_FALSE(conflict.minimal);
        EXPECT_EQ(conflict.parts.constraints.size(), 2u);
        EXPECT_LT(clock.looks(), limit + 60);
    }
}

}  // namespace
}  // namespace gridwright::explain
