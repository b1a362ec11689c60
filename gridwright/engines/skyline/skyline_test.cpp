#include "gridwright/engines/skyline/skyline.hpp"

#include "gridwright/base/random.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "tests/support/small_questions.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::engines::skyline {
namespace {

using namespace kernel;

/// A blank latin square; the values are not in a row, so that no test relies on that.
Model latin_square(int side) {
    Domain values;
    for (int v = 0; v < side; ++v) values.add(v < 2 ? v : 2 * v + 3);
    return tests::square_board(side, values, [](Line line) { return AllDifferent{line.reversed()}; });
}

/// The clues of a square made by shifting and shuffling a first row, some left out, some changed when `spoiled`.
Model random_city(base::Random& random, int side, bool spoiled) {
    Model model = latin_square(side);
    const Size size{side, side};
    std::vector<int> shift(side), values;
    for (const int value : model.domains[0]) values.push_back(value);
    for (int i = 0; i < side; ++i) shift[i] = i;
    random.shuffle(std::span(shift));
    random.shuffle(std::span(values));
    Solution city(size);
    for (int cell = 0; cell < size.cells(); ++cell) {
        const auto place = shift[size.row_of(cell)] + size.column_of(cell);
        city[cell] = static_cast<Value>(values[place % side]);
        if (random.one_in(3)) model.givens.push_back({cell, city[cell]});
    }
    for (const auto& lines : {rows(size), columns(size)})
        for (const Line line : lines)
            for (const Line seen : {line, line.reversed()}) {
                if (random.one_in(3)) continue;
                int count = 0, tallest = -1;
                for (int i = 0; i < side; ++i)
                    if (city[seen[i]] > tallest) tallest = city[seen[i]], ++count;
                if (spoiled && random.one_in(4 * static_cast<std::uint64_t>(side))) count = count % side + 1;
                model.add(Visible{seen, count});
            }
    return model;
}

TEST(Skyline, CountsWhatIsKnown) {
    const std::uint64_t latin_squares[] = {1, 2, 12, 576, 161280};
    for (int side = 1; side <= 5; ++side)
        EXPECT_EQ(SkylineEngine().run(latin_square(side), tests::for_all()).found, latin_squares[side - 1]);
}

/// Every processor gets the same answer in the same number of steps.
TEST(Skyline, TakesTheSameDecisionsOnEveryProcessor) {
    SkylineEngine portable(answer_portable), fastest;
    if (!fastest.accelerated()) GTEST_SKIP() << "this processor has the portable code only";
    base::Random random(3);
    std::uint64_t guessed = 0, impossible = 0;
    for (int i = 0; i < 600; ++i) {
        const int side = 1 + i % 16;
        const Model model = random_city(random, side, random.one_in(2));
        Search search;
        search.solutions = 1 + random.below(20);
        search.seed = random.next();
        search.limits.failures = 500;
        const Outcome one = portable.run(model, search), other = fastest.run(model, search);
        ASSERT_EQ(one.found, other.found);
        ASSERT_EQ(one.kept, other.kept);
        ASSERT_EQ(one.stopped, other.stopped);
        ASSERT_EQ(one.stats.nodes, other.stats.nodes);
        ASSERT_EQ(one.stats.backtracks, other.stats.backtracks);
        ASSERT_EQ(one.stats.resumptions, other.stats.resumptions);
        guessed += one.stats.nodes > 1;
        impossible += one.verdict() == Verdict::impossible;
    }
    EXPECT_GT(guessed, 200u);
    EXPECT_GT(impossible, 50u);
}

/// The square that the clues were read from is a solution, on every side.
TEST(Skyline, FindsWhatIsThere) {
    base::Random random(4);
    for (const SearchFunction answer : {answer_portable, SearchFunction{nullptr}}) {
        SkylineEngine engine = answer ? SkylineEngine(answer) : SkylineEngine();
        for (int i = 0; i < 300; ++i) {
            Search search;
            search.limits.failures = 2000;
            const Outcome outcome = engine.run(random_city(random, 1 + i % 16, false), search);
            ASSERT_NE(outcome.verdict(), Verdict::impossible);
            ASSERT_EQ(outcome.found, 1u);
        }
    }
}

/// Here one sweep of the columns leaves a value three times in each of the first three, and every row in order. Were it
/// twice, the search would notice when it chooses between two places.
TEST(Skyline, SeesWhatOneSweepLeavesBehind) {
    const std::vector<int> domains[6][6] = {
        {{1, 4}, {2, 5}, {3, 6}, {4}, {5}, {6}},  //
        {{1, 4}, {2, 5}, {3, 6}, {5}, {6}, {4}},  //
        {{1, 4}, {2, 5}, {3, 6}, {6}, {4}, {5}},  //
        {{4}, {5}, {6}, {1}, {2}, {3}},           //
        {{5, 2, 3}, {6, 1, 3}, {4, 1, 2}, {2}, {3}, {1}},
        {{6, 2, 3}, {4, 1, 3}, {5, 1, 2}, {3}, {1}, {2}},
    };
    Model model = tests::square_board(6, Domain(), [](Line line) { return AllDifferent{line}; });
    for (int r = 0; r < 6; ++r)
        for (int c = 0; c < 6; ++c)
            for (const int value : domains[r][c]) model.domains.at(r, c).add(value);
    ASSERT_TRUE(SkylineEngine().understands(model));
    EXPECT_EQ(SkylineEngine().run(model, {}).verdict(), Verdict::impossible);
}

TEST(Skyline, KnowsItsModelsByTheirShape) {
    const SkylineEngine engine;
    for (int side = 1; side <= 16; ++side) EXPECT_TRUE(engine.understands(latin_square(side)));
    EXPECT_FALSE(engine.understands(latin_square(17)));
    for (const std::string_view name : {"skyscraper", "hoodoo", "close-or-far"}) {
        const puzzles::PuzzleRow& kind = *puzzles::find(name);
        Model model;
        kind.make(sheet::blank(kind.notation, {6, 6}))->model(model);
        EXPECT_EQ(engine.understands(model), name == "skyscraper") << name;
    }
    const auto refused = [&](auto spoil) {
        Model model = latin_square(6);
        spoil(model);
        return !engine.understands(model);
    };
    const Size size{6, 6};
    EXPECT_TRUE(refused([](Model& m) { m.constraints.shrink_to(m.constraints.size() - 1); }));
    EXPECT_TRUE(refused([](Model& m) { m.objective = Fewest{1}; }));
    EXPECT_TRUE(refused([](Model& m) { m.domains[3].add(60); }));
    EXPECT_TRUE(refused([&](Model& m) {
        m = without(m, {{0}, {}});
        m.add(AllDifferent{row(size, 0), Domain::single(1)});
    }));
    EXPECT_TRUE(refused([&](Model& m) { m.add(Exactly{row(size, 0), 1, 1}); }));
    EXPECT_TRUE(refused([&](Model& m) { m.add(Visible{Line{0, 7, 6}, 2}); }));
    EXPECT_TRUE(refused([&](Model& m) { m.add(Visible{Line{0, 1, 5}, 2}); }));
    EXPECT_TRUE(refused([&](Model& m) { m.add(NotThis{std::make_shared<Solution>(size)}); }));
    EXPECT_FALSE(refused([&](Model& m) { m.add(AllDifferent{row(size, 0), Domain::single(60)}); }));
    EXPECT_FALSE(refused([&](Model& m) { m.add(Visible{row(size, 0).reversed(), 2}); }));
}

/// One cell is its own row and column, seen from four sides.
TEST(Skyline, TakesASingleCell) {
    const Size size{1, 1};
    Model model = latin_square(1);
    for (const Line line : {row(size, 0), column(size, 0)})
        for (const Line seen : {line, line.reversed()}) model.add(Visible{seen, 1});
    ASSERT_TRUE(SkylineEngine().understands(model));
    EXPECT_EQ(SkylineEngine().run(model, tests::for_all()).verdict(), Verdict::unique);
    model.add(Visible{column(size, 0), 2});
    EXPECT_EQ(SkylineEngine().run(model, {}).verdict(), Verdict::impossible);
    model.constraints.clear();
    EXPECT_FALSE(SkylineEngine().understands(model));
}

TEST(Skyline, OddCluesAreAnAnswer) {
    const Size size{6, 6};
    for (const int count : {-1, 0, 7, 300}) {
        Model model = latin_square(6);
        model.add(Visible{column(size, 2), count});
        EXPECT_EQ(SkylineEngine().run(model, {}).verdict(), Verdict::impossible);
    }
    Model twice = latin_square(6);
    twice.add(Visible{column(size, 2), 3});
    twice.add(Visible{column(size, 2), 3});
    EXPECT_EQ(SkylineEngine().run(twice, {}).verdict(), Verdict::solved);
    twice.add(Visible{column(size, 2), 2});
    EXPECT_EQ(SkylineEngine().run(twice, {}).verdict(), Verdict::impossible);
    Model told_twice = latin_square(6);
    told_twice.givens = {{0, 0}, {0, 1}};
    EXPECT_EQ(SkylineEngine().run(told_twice, {}).verdict(), Verdict::impossible);
}

}  // namespace
}  // namespace gridwright::engines::skyline
