// What every engine promises, asked of each on a board with many solutions that it takes.

#include "gridwright/engines/registry.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <gtest/gtest.h>

namespace gridwright::engines {
namespace {

using namespace kernel;

class EveryEngine : public testing::TestWithParam<EngineRow> {
  protected:
    EveryEngine() {
        for (const puzzles::PuzzleRow& kind : puzzles::table()) {
            kind.make(board_of(kind.notation))->model(model_);
            if (!model_.objective && GetParam().make()->understands(model_)) break;
        }
        search_.solutions = std::nullopt;
    }

    /// Blank, or with a clue that makes it hard enough to fail now and then; without an objective where there is a
    /// choice.
    static sheet::Sheet board_of(const sheet::Notation& notation) {
        sheet::Sheet sheet = sheet::blank(notation, {7, 7});
        for (std::size_t i = 0; i < notation.options.size(); ++i)
            if (!notation.options[i].words.empty())
                sheet.options[i] = static_cast<int>(notation.options[i].words.size()) - 1;
        for (auto& side : sheet.sides)
            if (!side.empty()) side[0] = 4;
        return sheet;
    }

    Outcome answer() { return GetParam().make()->run(model_, search_); }

    Model model_;
    Search search_;
};

TEST_P(EveryEngine, StopsAfterSoManyFailures) {
    search_.limits.failures = 3;  // the specialists fail hardly more often before they have all solutions
    const Outcome outcome = answer();
    EXPECT_EQ(outcome.stopped, Stop::limit);
    EXPECT_EQ(outcome.stats.backtracks, 3u);
}

TEST_P(EveryEngine, StopsWhenTimeIsUp) {
    search_.limits.time = std::chrono::nanoseconds(1);
    EXPECT_EQ(answer().stopped, Stop::limit);
}

TEST_P(EveryEngine, StopsWhenToldTo) {
    const std::atomic<bool> stop = true;
    search_.limits.stop = &stop;
    EXPECT_EQ(answer().stopped, Stop::cancelled);
}

TEST_P(EveryEngine, StopsWhenEnoughWasSeen) {
    int seen = 0;
    search_.on_solution = [&](const Solution&) { return ++seen < 5; };
    const Outcome outcome = answer();
    EXPECT_EQ(outcome.found, 5u);
    EXPECT_EQ(outcome.stopped, Stop::enough);
}

TEST_P(EveryEngine, KeepsTheFirstAndTheLatest) {
    search_.solutions = 9;
    search_.keep = 2;
    std::vector<Solution> seen;
    search_.on_solution = [&](const Solution& solution) { return seen.push_back(solution), true; };
    const Outcome outcome = answer();
    ASSERT_EQ(seen.size(), 9u);
    ASSERT_EQ(outcome.kept.size(), 2u);
    EXPECT_EQ(outcome.kept.front(), seen.front());
    EXPECT_EQ(outcome.kept.back(), seen.back());
}

TEST_P(EveryEngine, RepeatsItself) {
    search_.solutions = 100;
    const auto engine = GetParam().make();
    const Stats once = engine->run(model_, search_).stats, again = engine->run(model_, search_).stats;
    EXPECT_EQ(once.backtracks, again.backtracks);
    EXPECT_EQ(once.nodes, again.nodes);
    EXPECT_EQ(once.prunings, again.prunings);
    EXPECT_GT(once.nodes, 0u);
}

TEST_P(EveryEngine, TellsEachBetterBound) {
    const auto engine = GetParam().make();
    int optimised = 0;
    for (const puzzles::PuzzleRow& kind : puzzles::table()) {
        kind.make(sheet::blank(kind.notation, {3, 3}))->model(model_);
        if (!model_.objective || !engine->understands(model_)) continue;
        ++optimised;
        std::vector<int> told;
        search_.solutions = 1;
        search_.on_bound = [&](int bound) {
            if (!told.empty()) {
                EXPECT_GT(bound, told.back());
            }
            told.push_back(bound);
        };
        const Outcome outcome = engine->run(model_, search_);
        ASSERT_FALSE(told.empty());
        EXPECT_EQ(told.back(), outcome.bound);
    }
    const std::string_view name = GetParam().name;
    EXPECT_EQ(optimised > 0, name != "skyline" && name != "pairs") << "these two know no board with a best solution";
}

/// An engine for a kind of puzzle takes its smallest boards, too, and agrees with the judge on them.
TEST_P(EveryEngine, TakesTheSmallestBoards) {
    const auto engine = GetParam().make(), judge = make_engine("brute");
    int boards = 0;
    for (const puzzles::PuzzleRow& kind : puzzles::table()) {
        kind.make(sheet::blank(kind.notation, {6, 6}))->model(model_);
        if (!engine->understands(model_)) continue;
        for (const Size size : {Size{1, 1}, Size{2, 2}, Size{3, 3}, Size{1, 2}, Size{2, 1}, Size{1, 5}}) {
            if (size.rows != size.columns && !kind.notation.rectangular) continue;
            kind.make(sheet::blank(kind.notation, size))->model(model_);
            SCOPED_TRACE(testing::Message() << kind.notation.name << ' ' << size.rows << " x " << size.columns);
            ASSERT_TRUE(engine->understands(model_));
            const Outcome outcome = engine->run(model_, search_), judged = judge->run(model_, search_);
            EXPECT_EQ(outcome.verdict(), judged.verdict());
            EXPECT_EQ(outcome.found, judged.found);
            EXPECT_EQ(outcome.objective, judged.objective);
            ++boards;
        }
    }
    EXPECT_GE(boards, 3);
}

INSTANTIATE_TEST_SUITE_P(Registry, EveryEngine, testing::ValuesIn(table().begin(), table().end()),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace gridwright::engines
