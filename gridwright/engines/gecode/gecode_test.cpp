#include "gridwright/engines/gecode/gecode.hpp"

#include "gridwright/puzzles/close_or_far/puzzle.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"
#include "tests/support/enumeration.hpp"
#include "tests/support/small_questions.hpp"

#include <gtest/gtest.h>

namespace gridwright::engines::gecode {
namespace {

using namespace kernel;
using tests::for_all;
using tests::enumeration::board_for;
using tests::enumeration::line_for;
using tests::enumeration::random_domains;
using tests::enumeration::shown;
using tests::enumeration::truth_of;

Model model_of(const puzzles::Puzzle& puzzle) {
    Model model;
    puzzle.model(model);
    return model;
}

Model blank_skyscraper(int n) {
    return model_of(puzzles::skyscraper::Skyscraper(sheet::blank(puzzles::skyscraper::notation, {n, n})));
}

Model blank_close_or_far(int n) {
    return model_of(puzzles::close_or_far::CloseOrFar(sheet::blank(puzzles::close_or_far::notation, {n, n})));
}

Model blank_hoodoo(Size size) {
    return model_of(puzzles::hoodoo::Hoodoo(sheet::blank(puzzles::hoodoo::notation, size)));
}

TEST(Gecode, CountsLatinSquares) {
    GecodeEngine engine;
    const std::uint64_t squares[] = {1, 2, 12, 576};
    for (int n = 1; n <= 4; ++n) EXPECT_EQ(engine.run(blank_skyscraper(n), for_all()).found, squares[n - 1]);
}

TEST(Gecode, CountsLetterPairs) {
    EXPECT_EQ(GecodeEngine().run(blank_close_or_far(6), for_all()).found, 126u);
    EXPECT_EQ(GecodeEngine().run(blank_close_or_far(4), for_all()).verdict(), Verdict::impossible);
}

TEST(Gecode, ProvesTheFewestPegs) {
    GecodeEngine engine;
    for (const auto& [n, pegs] : {std::pair(2, 2), std::pair(3, 3), std::pair(4, 3)}) {
        const Outcome outcome = engine.run(blank_hoodoo({n, n}), {});
        EXPECT_EQ(outcome.verdict(), Verdict::optimal) << n;
        EXPECT_EQ(outcome.objective, pegs) << n;
        EXPECT_EQ(outcome.bound, pegs) << n;
    }
}

/// Counts the fillings of one line that keep the constraints, at both strengths, and by trying everything. The
/// Collector judges each of them, so the count is all there is to compare.
void expect_tied(const std::vector<Constraint>& constraints, Line line, const std::vector<Domain>& domains) {
    static GecodeEngine engine;
    Model model;
    model.reset(board_for(line.length), Domain::single(0));
    for (int i = 0; i < line.length; ++i) model.domains[line[i]] = domains[i];
    model.constraints = Constraints(constraints);
    const std::size_t legal = truth_of(constraints, line, domains).legal;
    for (const auto& strength : strengths) {
        Search search = for_all();
        search.strength = strength.choice;
        ASSERT_EQ(engine.run(model, search).found, legal) << strength.name << " on " << shown(domains);
    }
}

/// All lines that have these values, and lines with random sets of them.
void expect_tied_everywhere(int length, int low, int high,
                            const std::function<std::vector<Constraint>(Line)>& constraints) {
    base::Random random(static_cast<std::uint64_t>(length));
    const Line line = line_for(length, length % 2 == 0);
    expect_tied(constraints(line), line, std::vector<Domain>(length, Domain::range(low, high)));
    for (int i = 0; i < 20; ++i) expect_tied(constraints(line), line, random_domains(random, length, low, high, 20000));
}

TEST(Gecode, SeesWhatIsVisible) {
    for (int length = 1; length <= 5; ++length)
        for (int count = -1; count <= length + 1; ++count)
            for (const int low : {0, 1})
                expect_tied_everywhere(length, low, 4, [&](Line line) {
                    return std::vector<Constraint>{Visible{line, count}};
                });
}

TEST(Gecode, SeesWhatIsVisibleInPermutations) {
    for (int length = 1; length <= 6; ++length)
        for (int count = 0; count <= length + 1; ++count)
            expect_tied_everywhere(length, 1, length, [&](Line line) {
                return std::vector<Constraint>{AllDifferent{line.reversed()}, Visible{line, count}};
            });
}

TEST(Gecode, SeesBothEnds) {
    for (int front = 1; front <= 5; ++front)
        for (int back = 1; back <= 5; ++back)
            expect_tied_everywhere(5, 2, 6, [&](Line line) {
                return std::vector<Constraint>{AllDifferent{line}, Visible{line, front},
                                               Visible{line.reversed(), back}};
            });
}

TEST(Gecode, ExceptsValues) {
    for (const Domain except : {Domain(), Domain::single(0), Domain::single(0) | Domain::single(3), Domain::all()})
        for (int length = 1; length <= 5; ++length)
            expect_tied_everywhere(length, 0, 4, [&](Line line) {
                return std::vector<Constraint>{AllDifferent{line, except}};
            });
}

TEST(Gecode, CountsValues) {
    for (int times = -1; times <= 5; ++times)
        expect_tied_everywhere(4, 0, 3, [&](Line line) {
            return std::vector<Constraint>{Exactly{line, 2, times}, Exactly{line, 9, 0}};
        });
}

TEST(Gecode, TellsNearFromFar) {
    for (int length = 1; length <= 7; ++length)
        for (const int high : {2, 3})  // a table and an automaton
            for (const Value far : {Value{1}, Value{2}})
                expect_tied_everywhere(length, 0, high, [&](Line line) {
                    return std::vector<Constraint>{Exactly{line, 1, 2}, CloserPair{line, 1, far}};
                });
    expect_tied_everywhere(4, 1, 2, [](Line line) { return std::vector<Constraint>{CloserPair{line, 1, 2}}; });
    expect_tied_everywhere(5, 1, 2, [](Line line) { return std::vector<Constraint>{CloserPair{line, 1, 2}}; });
}

/// Places for two near and two far, the near closer together.
std::uint64_t pairs_on_a_line(int length) {
    std::uint64_t ways = 0;
    for (int a = 0; a < length; ++a)
        for (int b = a + 1; b < length; ++b)
            for (int c = 0; c < length; ++c)
                for (int d = c + b - a + 1; d < length; ++d)
                    if (c != a && c != b && d != a && d != b) ++ways;
    return ways;
}

TEST(Gecode, TellsNearFromFarOnLongLines) {
    for (const int length : {24, 25}) {  // the last table and the first automaton
        Model model;
        model.reset({1, length}, Domain::range(0, 2));
        model.add(CloserPair{row(model.size(), 0), 1, 2});
        EXPECT_EQ(GecodeEngine().run(model, for_all()).found, pairs_on_a_line(length)) << length;
    }
}

TEST(Gecode, FindsAnyButThis) {
    GecodeEngine engine;
    Model model = blank_skyscraper(2);
    const Outcome first = engine.run(model, {});
    model.add(NotThis{std::make_shared<Solution>(first.kept.front())});
    model.add(NotThis{std::make_shared<Solution>(Size{2, 2}, Value{60})});
    model.add(NotThis{std::make_shared<Solution>(Size{3, 3}, Value{1})});
    const Outcome second = engine.run(model, for_all());
    ASSERT_EQ(second.found, 1u);
    EXPECT_NE(second.kept.front(), first.kept.front());
}

TEST(Gecode, TakesWhatCannotBe) {
    Model model = blank_skyscraper(3);
    model.givens = {{0, 1}, {0, 2}};
    EXPECT_EQ(GecodeEngine().run(model, for_all()).verdict(), Verdict::impossible);
    model.givens = {{4, 50}};
    EXPECT_EQ(GecodeEngine().run(model, for_all()).verdict(), Verdict::impossible);
}

TEST(Gecode, FillsABoardWithoutCells) {
    EXPECT_EQ(GecodeEngine().run(Model{}, for_all()).found, 1u);
}

TEST(Gecode, KnowsTheBestSoFar) {
    Search search;
    search.limits.failures = 100;
    const Outcome outcome = GecodeEngine().run(blank_hoodoo({8, 8}), search);
    EXPECT_EQ(outcome.stopped, Stop::limit);
    EXPECT_EQ(outcome.stats.backtracks, 100u);
    ASSERT_TRUE(outcome.objective);
    EXPECT_GE(*outcome.objective, 2);
    EXPECT_LE(outcome.bound, 2);
}

TEST(Gecode, CountsTheBest) {
    GecodeEngine engine;
    const Outcome outcome = engine.run(blank_hoodoo({2, 2}), for_all());
    EXPECT_EQ(outcome.objective, 2);
    EXPECT_EQ(outcome.found, 12u);  // any two cells see each other and take the two colours, one way or the other
    EXPECT_EQ(outcome.verdict(), Verdict::several);
}

}  // namespace
}  // namespace gridwright::engines::gecode
