#include "gridwright/engines/auto/auto.hpp"

#include "gridwright/engines/brute/brute.hpp"
#include "gridwright/engines/registry.hpp"
#include "tests/support/random_boards.hpp"

#include <gtest/gtest.h>

namespace gridwright::engines::automatic {
namespace {

using namespace kernel;

/// Answers as fd does, and remembers what it was asked.
class Learner final : public Engine {
  public:
    struct Asked {
        std::uint64_t constraints, solutions;
        std::optional<std::uint64_t> failures;
    };

    explicit Learner(std::vector<Asked>& asked) : asked_(asked) {}
    std::string_view name() const override { return "learner"; }
    std::optional<std::string> refuses(const Model&) const override { return std::nullopt; }
    Outcome run(const Model& model, const Search& search) override {
        asked_.push_back({model.constraints.size(), *search.solutions, search.limits.failures});
        return fd_.run(model, search);
    }

  private:
    std::vector<Asked>& asked_;
    fd::FdEngine fd_;
};

class HandingOver : public testing::Test {
  protected:
    /// Asks for one or two solutions and compares with the judge; gives what was asked.
    Search compare(AutomaticEngine& engine, const Model& model) {
        Search search;
        search.solutions = model.objective ? 1 : 1 + random_.below(2);
        const Outcome judged = judge_.run(model, search);
        std::vector<Solution> shown;
        search.on_solution = [&](const Solution& solution) { return shown.push_back(solution), true; };
        std::vector<int> bounds;
        search.on_bound = [&](int bound) { bounds.push_back(bound); };
        const Outcome found = engine.run(model, search);
        compare(model, found, judged, shown);
        for (std::size_t i = 1; i < bounds.size(); ++i) EXPECT_GT(bounds[i], bounds[i - 1]);
        if (found.bound) {
            EXPECT_TRUE(!bounds.empty() && bounds.back() == *found.bound);
        }
        return search;
    }

    static void compare(const Model& model, const Outcome& found, const Outcome& judged,
                        const std::vector<Solution>& shown) {
        ASSERT_EQ(found.verdict(), judged.verdict());
        ASSERT_EQ(found.found, judged.found);
        ASSERT_EQ(found.objective, judged.objective);
        ASSERT_EQ(found.bound, judged.bound);
        ASSERT_EQ(found.kept.size(), judged.kept.size());
        if (found.verdict() == Verdict::unique) {
            ASSERT_EQ(found.kept, judged.kept);
        }
        if (!model.objective) {
            ASSERT_EQ(shown, found.kept);  // nothing is shown twice
            return;
        }
        for (std::size_t i = 1; i < shown.size(); ++i)
            ASSERT_LT(objective_of(*model.objective, shown[i]), objective_of(*model.objective, shown[i - 1]));
    }

    /// Hands over at the first failure.
    AutomaticEngine engine_{std::make_unique<Learner>(asked_), FailureLimits{1, 1, 1, 1, 1, 1}};
    std::vector<Learner::Asked> asked_;
    base::Random random_{11};
    brute::BruteEngine judge_;
};

TEST_F(HandingOver, ChangesNoAnswer) {
    std::size_t with_a_solution = 0;
    for (int i = 0; i < 6000 && !HasFatalFailure(); ++i) {
        Model model;
        puzzles::make(tests::random_sheet(random_))->model(model);
        asked_.clear();
        const Search search = compare(engine_, model);
        if (asked_.empty() || model.objective || *search.solutions == asked_.back().solutions) continue;
        ++with_a_solution;
        EXPECT_GT(asked_.back().constraints, model.constraints.size());
    }
    EXPECT_GT(with_a_solution, 20u);
}

TEST_F(HandingOver, ToSatChangesNoAnswer) {
    auto sat = make_engine("sat");
    if (!sat) GTEST_SKIP() << "this build has none";
    AutomaticEngine engine(std::move(sat), FailureLimits{1, 1, 1, 1, 1, 1});
    int handed_over = 0;
    for (int i = 0; i < 3000 && !HasFatalFailure(); ++i) {
        Model model;
        puzzles::make(tests::random_sheet(random_))->model(model);
        compare(engine, model);
        handed_over += engine.answered_by() == "sat";
    }
    EXPECT_GT(handed_over, 100);
}

TEST_F(HandingOver, LeavesWhatIsLeftOfTheLimits) {
    for (int i = 0; i < 500; ++i) {
        Model model;
        puzzles::make(tests::random_close_or_far(random_))->model(model);
        Search search;
        search.solutions = 2;
        search.limits.failures = 3;
        asked_.clear();
        const Outcome outcome = engine_.run(model, search);
        EXPECT_LE(outcome.stats.backtracks, 3u);
        if (!asked_.empty()) {
            EXPECT_EQ(asked_.back().failures, 2u);
        }
        search.limits.failures = 1;
        asked_.clear();
        engine_.run(model, search);
        EXPECT_TRUE(asked_.empty());
    }
}

TEST_F(HandingOver, HappensToQuestionsThatCanBeTakenOver) {
    Model model;
    for (int i = 0; i < 200; ++i) {
        puzzles::make(tests::random_close_or_far(random_))->model(model);
        Search search;
        search.solutions = i % 2 ? std::nullopt : std::optional<std::uint64_t>(50);
        if (judge_.understands(model)) engine_.run(model, search);
        search.solutions = 2;
        search.labeling.order = ValueOrder::down;
        engine_.run(model, search);
        EXPECT_EQ(engine_.answered_by(), "fd");
    }
    EXPECT_TRUE(asked_.empty());
}

TEST_F(HandingOver, KeepsAsManyAsWanted) {
    int handed_over = 0;
    for (int i = 0; i < 500; ++i) {
        Model model;
        puzzles::make(tests::random_close_or_far(random_))->model(model);
        Search search;
        search.solutions = 2;
        search.keep = i % 3;
        asked_.clear();
        const Outcome outcome = engine_.run(model, search);
        handed_over += !asked_.empty();
        EXPECT_EQ(outcome.kept.size(), std::min<std::size_t>(search.keep, outcome.found));
    }
    EXPECT_GT(handed_over, 50);
}

}  // namespace
}  // namespace gridwright::engines::automatic
