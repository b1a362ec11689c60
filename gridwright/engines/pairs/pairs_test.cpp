#include "gridwright/engines/pairs/pairs.hpp"

#include "gridwright/puzzles/registry.hpp"
#include "tests/support/small_questions.hpp"

#include <gtest/gtest.h>

namespace gridwright::engines::pairs {
namespace {

using namespace kernel;

/// Two pairs of letters in every row and column; near is 2 here and far 0, so that no test relies on the usual values.
Model letters(int n) {
    const Domain values = Domain::single(0) | Domain::single(2) | Domain::single(7);
    return tests::square_board(n, values, [](Line line) { return CloserPair{line.reversed(), 2, 0}; });
}

std::uint64_t count(const Model& model) {
    PairsEngine engine;
    EXPECT_TRUE(engine.understands(model));
    const Outcome outcome = engine.run(model, tests::for_all());
    EXPECT_TRUE(outcome.complete());
    return outcome.found;
}

TEST(Pairs, CountsWhatIsKnown) {
    const std::uint64_t known[] = {0, 0, 0, 0, 0, 126, 46180};
    for (int n = 1; n <= 7; ++n) EXPECT_EQ(count(letters(n)), known[n - 1]);
}

TEST(Pairs, KnowsItsModelsByTheirShape) {
    const PairsEngine engine;
    EXPECT_TRUE(engine.understands(letters(6)));
    for (const std::string_view name : {"skyscraper", "hoodoo", "close-or-far"}) {
        const puzzles::PuzzleRow& kind = *puzzles::find(name);
        Model model;
        kind.make(sheet::blank(kind.notation, {6, 6}))->model(model);
        EXPECT_EQ(engine.understands(model), name == "close-or-far") << name;
    }
    const auto refused = [&](auto spoil) {
        Model model = letters(6);
        spoil(model);
        return !engine.understands(model);
    };
    EXPECT_TRUE(refused([](Model& m) { m.constraints.shrink_to(m.constraints.size() - 1); }));
    EXPECT_TRUE(refused([](Model& m) { m.objective = Fewest{7}; }));
    EXPECT_TRUE(refused([](Model& m) { m.domains[3].add(9); }));
    EXPECT_TRUE(refused([](Model& m) { m.add(Exactly{row({6, 6}, 0), 2, 1}); }));
    EXPECT_TRUE(refused([](Model& m) { m.add(AllDifferent{row({6, 6}, 0)}); }));
    EXPECT_TRUE(refused([](Model& m) { m.add(CloserPair{row({6, 6}, 0), 0, 2}); }));
    EXPECT_TRUE(refused([](Model& m) { m.add(NotThis{std::make_shared<Solution>(Size{6, 6})}); }));
    EXPECT_FALSE(refused([](Model& m) { m.add(Exactly{row({6, 6}, 0), 2, 2}); }));
}

TEST(Pairs, TakesTheLargestBoards) {
    EXPECT_EQ(PairsEngine().run(letters(62), {}).verdict(), Verdict::solved);
    Model told_twice = letters(62);
    told_twice.givens = {{0, 2}, {0, 0}};
    EXPECT_EQ(PairsEngine().run(told_twice, {}).verdict(), Verdict::impossible);
}

}  // namespace
}  // namespace gridwright::engines::pairs
