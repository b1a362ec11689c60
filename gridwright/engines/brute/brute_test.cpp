#include "gridwright/engines/brute/brute.hpp"

#include "gridwright/puzzles/puzzle.hpp"

#include <gtest/gtest.h>

namespace gridwright::engines::brute {
namespace {

using namespace kernel;

Model blank(std::string_view name, Size size) {
    Model model;
    for (const puzzles::Kind& kind : puzzles::kinds())
        if (kind.notation.name == name) kind.make(formats::blank(kind.notation, size))->model(model);
    return model;
}

Outcome count(const Model& model) {
    Search search;
    search.solutions = std::nullopt;
    return BruteEngine().run(model, search);
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

TEST(Brute, ObeysItsLimits) {
    const Model model = blank("skyscraper", {4, 4});
    Search search;
    search.solutions = std::nullopt;
    search.limits.failures = 5;
    const Outcome tired = BruteEngine().run(model, search);
    EXPECT_EQ(tired.stopped, Stop::limit);
    EXPECT_EQ(tired.stats.backtracks, 5u);

    const std::atomic<bool> stop = true;
    search.limits = {};
    search.limits.stop = &stop;
    EXPECT_EQ(BruteEngine().run(model, search).stopped, Stop::cancelled);

    search.limits = {};
    search.limits.time = std::chrono::nanoseconds(1);
    EXPECT_EQ(BruteEngine().run(model, search).stopped, Stop::limit);

    search.limits = {};
    int seen = 0;
    search.on_solution = [&](const Solution&) { return ++seen < 7; };
    const Outcome enough = BruteEngine().run(model, search);
    EXPECT_EQ(enough.found, 7u);
    EXPECT_EQ(enough.stopped, Stop::enough);
}

TEST(Brute, RefusesLongListings) {
    EXPECT_TRUE(BruteEngine().understands(blank("skyscraper", {7, 7})));
    EXPECT_FALSE(BruteEngine().understands(blank("skyscraper", {8, 8})));
}

}  // namespace
}  // namespace gridwright::engines::brute
