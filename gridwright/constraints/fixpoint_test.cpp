#include "gridwright/constraints/fixpoint.hpp"

#include "gridwright/engines/brute/brute.hpp"
#include "tests/support/random_boards.hpp"

#include <gtest/gtest.h>

namespace gridwright::constraints {
namespace {

using namespace kernel;

/// No solution is lost on the way, and what is called a contradiction is one.
TEST(Fixpoint, KeepsEverySolution) {
    base::Random random(31);
    int contradictions = 0;
    for (int i = 0; i < 1500; ++i) {
        Model model;
        puzzles::make(tests::random_sheet(random))->model(model);
        model.objective.reset();
        Grid<Domain> left;
        domains_with_givens(model, left);
        const bool open = narrow_to_fixpoint(model, left);
        Search search;
        search.solutions = 200;
        search.on_solution = [&](const Solution& solution) {
            EXPECT_TRUE(open);
            for (int cell = 0; cell < model.size().cells(); ++cell) EXPECT_TRUE(left[cell].contains(solution[cell]));
            return !HasFailure();
        };
        engines::brute::BruteEngine().run(model, search);
        ASSERT_FALSE(HasFailure());
        contradictions += open ? 0 : 1;
    }
    EXPECT_GT(contradictions, 100);
}

TEST(Fixpoint, HearsNotThis) {
    Model model;
    model.reset({1, 2}, Domain::range(1, 2));
    model.constraints = {AllDifferent{row({1, 2}, 0)}, NotThis{std::make_shared<Solution>([] {
                             Solution s({1, 2}, 1);
                             s[1] = 2;
                             return s;
                         }())}};
    Grid<Domain> left = model.domains;
    left[0] = Domain::single(1);
    EXPECT_FALSE(narrow_to_fixpoint(model, left));
    left = model.domains;
    left[0] = Domain::single(2);
    EXPECT_TRUE(narrow_to_fixpoint(model, left));
    EXPECT_EQ(left[1], Domain::single(1));
}

TEST(Fixpoint, KnowsNothingWhenItHasToStop) {
    kernel::Model model;
    model.reset({1, 3}, kernel::Domain::range(1, 2));
    model.constraints = {kernel::AllDifferent{kernel::row(model.size(), 0)}};
    const std::atomic<bool> stop = true;
    kernel::Grid<kernel::Domain> domains = model.domains;
    EXPECT_TRUE(narrow_to_fixpoint(model, domains, kernel::Watch(kernel::Limits{.stop = &stop})));
    EXPECT_FALSE(narrow_to_fixpoint(model, domains));
}

}  // namespace
}  // namespace gridwright::constraints
