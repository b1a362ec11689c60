#include "gridwright/engines/common/collector.hpp"

#include "tests/support/small_questions.hpp"

#include <gtest/gtest.h>

namespace gridwright::engines {
namespace {

using namespace kernel;

/// Four cells of which those in a row or column differ unless they are 0, and of which few shall be 0.
class Collecting : public testing::Test {
  protected:
    Collecting()
        : model_(tests::square_board(2, Domain::range(0, 2), [](Line line) {
              return AllDifferent{line, Domain::single(0)};
          })) {
        model_.objective = Fewest{0};
    }

    static Solution board(Value a, Value b, Value c, Value d) {
        Solution solution({2, 2});
        solution[0] = a, solution[1] = b, solution[2] = c, solution[3] = d;
        return solution;
    }

    Model model_;
    Search search_;
    Outcome outcome_;
};

TEST_F(Collecting, ABoundOnlyRises) {
    Collector collector(model_, search_, outcome_);
    collector.raise_bound(1);
    collector.raise_bound(0);
    EXPECT_EQ(outcome_.bound, 1);
    collector.improve(board(1, 0, 2, 0));
    EXPECT_EQ(outcome_.verdict(), Verdict::solved);
    collector.raise_bound(2);
    EXPECT_EQ(outcome_.verdict(), Verdict::optimal);
}

using CollectingDeathTest = Collecting;

TEST_F(CollectingDeathTest, AWrongBoundIsNoticedByTheNextSolution) {
    Collector collector(model_, search_, outcome_);
    collector.raise_bound(1);
    EXPECT_DEATH(collector.improve(board(1, 2, 2, 1)), "better than what was proven");
}

TEST_F(CollectingDeathTest, AWrongBoundIsNoticedByTheLatestSolution) {
    Collector collector(model_, search_, outcome_);
    collector.improve(board(1, 2, 2, 1));
    EXPECT_DEATH(collector.raise_bound(1), "proven against a solution");
}

TEST_F(CollectingDeathTest, ABrokenRuleIsNoticed) {
    Collector collector(model_, search_, outcome_);
    EXPECT_DEATH(collector.improve(board(1, 1, 2, 0)), "solutions only");
}

}  // namespace
}  // namespace gridwright::engines
