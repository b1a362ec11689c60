#include "gridwright/engines/common/minimise_then_count.hpp"

#include <gtest/gtest.h>

#include <string>

namespace gridwright::engines {
namespace {

using namespace kernel;

Solution two_cells(Value left, Value right) {
    Solution solution({1, 2});
    solution[0] = left;
    solution[1] = right;
    return solution;
}

/// Finds prepared solutions and records which searches were called.
class ScriptedFinder {
  public:
    std::vector<Solution> improvements, solutions;
    Stop ends_with = Stop::exhausted;
    std::string asked;

    template <typename Take>
    Stop find(Take take) {
        asked += "find ";
        return hand_in(solutions, take);
    }

    template <typename Take>
    Stop minimise(Take take) {
        asked += "minimise ";
        return hand_in(improvements, take);
    }

    template <typename Take>
    Stop find_as_good(int objective, Take take) {
        asked += "find_as_good(" + std::to_string(objective) + ") ";
        return hand_in(solutions, take);
    }

  private:
    template <typename Take>
    Stop hand_in(const std::vector<Solution>& all, Take take) const {
        for (const Solution& solution : all)
            if (!take(solution)) return Stop::enough;
        return ends_with;
    }
};

class MinimiseThenCount : public testing::Test {
  protected:
    MinimiseThenCount() {
        model_.reset({1, 2}, Domain::range(0, 2));
        model_.objective = Fewest{0};
        finder_.improvements = {two_cells(0, 0), two_cells(0, 1)};
        finder_.solutions = {two_cells(1, 0), two_cells(0, 1), two_cells(0, 2)};
    }

    void run(std::optional<std::uint64_t> solutions, std::optional<int> bound = std::nullopt) {
        search_.solutions = solutions;
        Collector collector(model_, search_, outcome_);
        if (bound) collector.raise_bound(*bound);
        minimise_then_count(finder_, model_, search_, collector, outcome_);
    }

    Model model_;
    Search search_;
    Outcome outcome_;
    ScriptedFinder finder_;
};

TEST_F(MinimiseThenCount, FindsAllWhereNoneIsBetter) {
    model_.objective.reset();
    run(std::nullopt);
    EXPECT_EQ(finder_.asked, "find ");
    EXPECT_EQ(outcome_.found, 3u);
    EXPECT_EQ(outcome_.stopped, Stop::exhausted);
    EXPECT_EQ(outcome_.objective, std::nullopt);
}

TEST_F(MinimiseThenCount, LeavesItAtTheBestWhereOneIsWanted) {
    run(1);
    EXPECT_EQ(finder_.asked, "minimise ");
    EXPECT_EQ(outcome_.objective, 1);
    EXPECT_EQ(outcome_.bound, 1);
    EXPECT_EQ(outcome_.verdict(), Verdict::optimal);
}

TEST_F(MinimiseThenCount, CountsThoseAsGood) {
    run(std::nullopt);
    EXPECT_EQ(finder_.asked, "minimise find_as_good(1) ");
    EXPECT_EQ(outcome_.found, 3u);
    EXPECT_EQ(outcome_.stopped, Stop::exhausted);
}

TEST_F(MinimiseThenCount, StopsAtEnoughOfThem) {
    run(2);
    EXPECT_EQ(outcome_.found, 2u);
    EXPECT_EQ(outcome_.stopped, Stop::enough);
}

TEST_F(MinimiseThenCount, LooksForNothingBetterThanProven) {
    finder_.improvements.push_back(two_cells(1, 1));  // must not be used: the collector would reject it
    run(1, 1);
    EXPECT_EQ(outcome_.objective, 1);
    EXPECT_EQ(outcome_.stopped, Stop::exhausted);
}

TEST_F(MinimiseThenCount, CountsNothingThatIsNotProven) {
    finder_.ends_with = Stop::limit;
    run(std::nullopt);
    EXPECT_EQ(finder_.asked, "minimise ");
    EXPECT_EQ(outcome_.stopped, Stop::limit);
    EXPECT_EQ(outcome_.found, 1u);
    EXPECT_EQ(outcome_.verdict(), Verdict::unknown);
}

TEST_F(MinimiseThenCount, CountsNothingWhereThereIsNoSolution) {
    finder_.improvements.clear();
    run(std::nullopt, 0);
    EXPECT_EQ(finder_.asked, "minimise ");
    EXPECT_EQ(outcome_.bound, std::nullopt);
    EXPECT_EQ(outcome_.verdict(), Verdict::impossible);
}

}  // namespace
}  // namespace gridwright::engines
