#include "gridwright/engines/brute/brute.hpp"

#include "gridwright/puzzles/registry.hpp"
#include "tests/support/small_questions.hpp"

#include <gtest/gtest.h>

namespace gridwright::engines::brute {
namespace {

using namespace kernel;

Model blank(std::string_view name, Size size) {
    Model model;
    for (const puzzles::PuzzleRow& kind : puzzles::table())
        if (kind.notation.name == name) kind.make(sheet::blank(kind.notation, size))->model(model);
    return model;
}

Outcome count(const Model& model) {
    return BruteEngine().run(model, tests::for_all());
}

TEST(Brute, CountsWhatIsKnown) {
    const std::uint64_t latin_squares[] = {1, 2, 12, 576, 161280};
    for (int n = 1; n <= 5; ++n) EXPECT_EQ(count(blank("skyscraper", {n, n})).found, latin_squares[n - 1]);
    const std::uint64_t letters[] = {0, 0, 0, 0, 0, 126};
    for (int n = 1; n <= 6; ++n) EXPECT_EQ(count(blank("close-or-far", {n, n})).found, letters[n - 1]);
}

TEST(Brute, MinimisesAndCountsTheBest) {
    const Outcome best = BruteEngine().run(blank("hoodoo", {3, 3}), {});
    EXPECT_EQ(best.verdict(), Verdict::optimal);
    EXPECT_EQ(best.objective, 3);
    const Outcome all = count(blank("hoodoo", {2, 2}));
    EXPECT_EQ(all.found, 12u);
    EXPECT_EQ(all.objective, 2);
    EXPECT_TRUE(all.complete());
}

TEST(Brute, RefusesLongListings) {
    EXPECT_TRUE(BruteEngine().understands(blank("skyscraper", {7, 7})));
    EXPECT_FALSE(BruteEngine().understands(blank("skyscraper", {8, 8})));
}

/// 21 lines of two million fillings of 21 cells each, and as many columns.
TEST(Brute, GivesUpWhenThereIsTooMuchToStore) {
    Model model;
    model.reset({21, 21}, Domain::range(0, 1));
    ASSERT_TRUE(BruteEngine().understands(model));
    const Outcome outcome = BruteEngine().run(model, {});
    EXPECT_EQ(outcome.stopped, Stop::limit);
    EXPECT_EQ(outcome.verdict(), Verdict::unknown);
}

}  // namespace
}  // namespace gridwright::engines::brute
