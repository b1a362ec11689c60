#include "gridwright/engines/sat/sat.hpp"

#include "gridwright/base/random.hpp"
#include "gridwright/constraints/meaning.hpp"
#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/engines/sat/plain.hpp"
#include "gridwright/engines/sat/solver.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "tests/support/fake_clock.hpp"
#include "tests/support/random_boards.hpp"
#include "tests/support/small_questions.hpp"

#include <gtest/gtest.h>

namespace gridwright::engines::sat {
namespace {

using namespace kernel;
using tests::for_all;

Model latin_square(int n) {
    return tests::square_board(n, Domain::range(1, n), [](Line line) { return AllDifferent{line}; });
}

Model letters(int n) {
    return tests::square_board(n, Domain::range(0, 2), [](Line line) { return CloserPair{line, 1, 2}; });
}

/// Colours from 1 up, which differ on every line and diagonal, and as few cells as possible without a colour.
Model pegs(int n, int colours) {
    const Size size{n, n};
    Model model;
    model.reset(size, Domain::range(0, colours));
    for (const auto& lines : {rows(size), columns(size), diagonals(size)})
        for (const Line line : lines) model.add(AllDifferent{line, Domain::single(0)});
    model.objective = Fewest{0};
    return model;
}

template <typename E>
std::uint64_t count(const Model& model) {
    const Outcome outcome = E().run(model, for_all());
    EXPECT_TRUE(outcome.complete());
    return outcome.found;
}

TEST(Sat, CountsWhatIsKnown) {
    const std::uint64_t latin_squares[] = {1, 2, 12, 576};
    for (int n = 1; n <= 4; ++n) {
        EXPECT_EQ(count<SatEngine>(latin_square(n)), latin_squares[n - 1]);
        EXPECT_EQ(count<PlainCadical>(latin_square(n)), latin_squares[n - 1]);
    }
    for (int n = 3; n <= 5; ++n) EXPECT_EQ(count<SatEngine>(letters(n)), 0u);
    EXPECT_EQ(count<SatEngine>(letters(6)), 126u);
    EXPECT_EQ(count<PlainCadical>(letters(6)), 126u);
}

TEST(Sat, TakesSixtyFourValues) {
    Model model = latin_square(1);
    model.reset({1, 64}, Domain::all());
    model.constraints = {AllDifferent{row(model.size(), 0)}, Visible{row(model.size(), 0), 64}};
    const Outcome outcome = SatEngine().run(model, for_all());
    EXPECT_EQ(outcome.verdict(), Verdict::unique);
    for (int cell = 0; cell < 64; ++cell) EXPECT_EQ(outcome.kept[0][cell], cell);
}

TEST(Sat, ProvesTheFewestThatAreKnown) {
    const int known[] = {0, 2, 3, 3, 0};
    for (int n = 1; n <= 5; ++n) {
        const Outcome outcome = SatEngine().run(pegs(n, n), {});
        EXPECT_EQ(outcome.objective, known[n - 1]) << n;
        EXPECT_EQ(outcome.verdict(), Verdict::optimal);
    }
}

TEST(Sat, ProvesTheFewestAsFdDoes) {
    const struct { int n, colours; } boards[] = {{1, 1}, {2, 2}, {3, 3}, {3, 1}, {4, 3}, {4, 4}};
    for (const auto& [n, colours] : boards) {
        const Model model = pegs(n, colours);
        for (const std::optional<std::uint64_t> solutions : {std::optional<std::uint64_t>(1), {2}, {30}}) {
            Search search;
            search.solutions = solutions;
            const Outcome by_sat = SatEngine().run(model, search), by_fd = fd::FdEngine().run(model, search);
            EXPECT_TRUE(by_sat.proven());
            EXPECT_EQ(by_sat.objective, by_fd.objective);
            EXPECT_EQ(by_sat.bound, by_fd.bound);
            EXPECT_EQ(by_sat.found, by_fd.found);
            EXPECT_EQ(by_sat.stopped, by_fd.stopped);
            EXPECT_EQ(by_sat.verdict(), by_fd.verdict());
        }
    }
}

TEST(Sat, ShowsEachImprovementWhenOneIsWanted) {
    Search search;
    std::vector<int> shown;
    const Model model = pegs(5, 5);
    search.on_solution = [&](const Solution& solution) {
        shown.push_back(objective_of(*model.objective, solution));
        return true;
    };
    const Outcome outcome = SatEngine().run(model, search);
    EXPECT_TRUE(outcome.proven());
    ASSERT_FALSE(shown.empty());
    EXPECT_EQ(shown.back(), outcome.objective);
    EXPECT_TRUE(std::is_sorted(shown.rbegin(), shown.rend()));
}

TEST(Sat, GivesTheBestSoFarWhenItIsStopped) {
    Search search;
    search.limits.failures = 50;
    const Outcome outcome = SatEngine().run(pegs(9, 9), search);
    EXPECT_EQ(outcome.stopped, Stop::limit);
    EXPECT_EQ(outcome.stats.backtracks, 50u);
    ASSERT_TRUE(outcome.objective && outcome.bound);
    EXPECT_LT(outcome.bound, outcome.objective);
    EXPECT_EQ(outcome.verdict(), Verdict::solved);
}

TEST(Sat, HasNoObjectiveWhereThereIsNoSolution) {
    Model model = pegs(3, 3);
    model.givens = {{0, 1}, {4, 1}};
    for (const std::optional<std::uint64_t> solutions : {std::optional<std::uint64_t>(1), {}}) {
        Search search;
        search.solutions = solutions;
        const Outcome outcome = SatEngine().run(model, search);
        EXPECT_EQ(outcome.verdict(), Verdict::impossible);
        EXPECT_FALSE(outcome.objective);
        EXPECT_FALSE(outcome.bound);
    }
}

TEST(Sat, StopsInTheMiddleOfASearch) {
    std::atomic<bool> stop = false;
    Search search = for_all();
    search.limits.stop = &stop;
    search.on_solution = [&](const Solution&) { return stop = true, true; };
    const Outcome outcome = SatEngine().run(latin_square(6), search);
    EXPECT_EQ(outcome.stopped, Stop::cancelled);
    EXPECT_EQ(outcome.found, 1u);
}

TEST(Sat, StopsBeforeTheSolverIsDone) {
    Search search;
    search.limits.time = std::chrono::milliseconds(50);
    const Outcome outcome = SatEngine().run(pegs(12, 12), search);
    EXPECT_EQ(outcome.stopped, Stop::limit);
    EXPECT_LT(outcome.stats.time, std::chrono::minutes(1));
}

TEST(Sat, DrawsTheSameWithTheSameSeed) {
    Search search;
    for (search.seed = 0; search.seed < 3; ++search.seed) {
        const Outcome once = SatEngine().run(latin_square(7), search), again = SatEngine().run(latin_square(7), search);
        EXPECT_EQ(once.kept, again.kept);
        EXPECT_EQ(once.stats.nodes, again.stats.nodes);
    }
}

/// Every index up to `end`, once in `times`.
std::vector<std::size_t> some_from(std::size_t begin, std::size_t end, std::uint64_t times, base::Random& random) {
    std::vector<std::size_t> some;
    for (std::size_t i = begin; i < end; ++i)
        if (random.one_in(times)) some.push_back(i);
    return some;
}

void expect_same(const Outcome& session, const Outcome& judged) {
    ASSERT_EQ(session.verdict(), judged.verdict());
    ASSERT_EQ(session.found, judged.found);
    ASSERT_EQ(session.complete(), judged.complete());
    ASSERT_EQ(session.objective, judged.objective);
    ASSERT_EQ(session.bound, judged.bound);
}

void expect_session_agrees(sheet::Sheet (*make_sheet)(base::Random&)) {
    base::Random random(8);
    for (int board = 0; board < 60 && !testing::Test::HasFatalFailure(); ++board) {
        Model model;
        puzzles::make(make_sheet(random))->model(model);
        const std::size_t rules = model.constraints.size() - told_parts(model).constraints.size();
        SatEngine engine;
        const auto session = engine.open(model);
        for (int question = 0; question < 12; ++question) {
            const std::uint64_t times = 1 + random.below(4);
            const std::size_t first = random.one_in(6) ? 0 : rules;
            const Parts left_out{some_from(first, model.constraints.size(), times, random),
                                 some_from(0, model.givens.size(), times, random)};
            Search search;
            search.solutions = 1 + random.below(20);
            expect_same(session->run(search, left_out), fd::FdEngine().run(without(model, left_out), search));
        }
    }
}

TEST(SatSession, AgreesOnSkyscraper) {
    expect_session_agrees(tests::random_skyscraper);
}
TEST(SatSession, AgreesOnHoodoo) {
    expect_session_agrees(tests::random_hoodoo);
}
TEST(SatSession, AgreesOnCloseOrFar) {
    expect_session_agrees(tests::random_close_or_far);
}

TEST(SatSession, KeepsARuleThatOnlyAClueImplies) {
    Model model = letters(6);
    const Constraints letter_rules = std::exchange(model.constraints, {});
    model.add(Exactly{row(model.size(), 0), 1, 2});
    for (const Constraint& clue : letter_rules) model.add(clue, SideClue{});
    SatEngine engine;
    const auto session = engine.open(model);
    const Parts left_out = told_parts(model);
    EXPECT_EQ(left_out.constraints.size() + 1, model.constraints.size());
    Search search;
    search.solutions = 40;
    EXPECT_EQ(session->run(search, left_out).found, 40u);
    EXPECT_EQ(session->run(for_all(), {}).found, 126u);
}

TEST(SatSession, GoesOnAfterALimit) {
    const Model model = latin_square(5);
    SatEngine engine;
    const auto session = engine.open(model);
    Search search = for_all();
    search.limits.failures = 5;
    EXPECT_EQ(session->run(search, {}).stopped, Stop::limit);
    search.limits = {};
    search.solutions = 700;
    EXPECT_EQ(session->run(search, {}).found, 700u);
}

TEST(SatSession, AnswersWhenTheRulesContradictThemselves) {
    Model model = latin_square(2);
    model.add(Exactly{row(model.size(), 0), 1, 2});
    SatEngine engine;
    EXPECT_EQ(engine.open(model)->run({}, {}).verdict(), Verdict::impossible);
}

TEST(PlainCadical, AgreesWithSat) {
    base::Random random(9);
    for (const auto make_sheet : {tests::random_skyscraper, tests::random_hoodoo, tests::random_close_or_far})
        for (int board = 0; board < 40 && !HasFatalFailure(); ++board) {
            Model model;
            puzzles::make(make_sheet(random))->model(model);
            Search search;
            search.solutions = 10;
            expect_same(PlainCadical().run(model, search), SatEngine().run(model, search));
        }
}

/// The second given cannot be: the question ends before the solver is asked, and must leave nothing behind. The third
/// goes with anything but the first, so that one solve tells whether the first is still assumed.
TEST(Sat, SessionsForgetAQuestionThatCannotBe) {
    Model model;
    model.reset({1, 3}, Domain::range(1, 3));
    model.constraints = {AllDifferent{row(model.size(), 0)}};
    model.givens = {{0, 1}, {1, 0}, {1, 1}};
    SatEngine engine;
    const auto session = engine.open(model);
    EXPECT_EQ(session->run(for_all(), {}).found, 0u);
    EXPECT_EQ(session->run(for_all(), {{}, {0, 1}}).found, 2u);
    EXPECT_EQ(session->run(for_all(), {{}, {2}}).found, 0u);
    EXPECT_EQ(session->run(for_all(), {{}, {0, 1, 2}}).found, 6u);
}

Model seen_from_everywhere(int side, int clue) {
    Model model = latin_square(side);
    for (int i = 0; i < side; ++i) {
        model.add(Visible{row(model.size(), i), clue}, SideClue{Side::left, i});
        model.add(Visible{row(model.size(), i).reversed(), clue}, SideClue{Side::right, i});
    }
    for (int i = 0; i < side; ++i) {
        model.add(Visible{column(model.size(), i), clue}, SideClue{Side::top, i});
        model.add(Visible{column(model.size(), i).reversed(), clue}, SideClue{Side::bottom, i});
    }
    return model;
}

/// The clock goes by looks: wherever a limit ends the opening, the next question gets the whole answer.
TEST(SatSession, BeginsAnewWhenALimitEndedItsOpening) {
    Model model = seen_from_everywhere(9, 3);
    const Outcome whole = fd::FdEngine().run(model, {});
    int ended = 0;
    for (int looks = 1; looks < 200; looks += 3) {
        const tests::FakeClock clock(std::chrono::milliseconds(1));
        SatEngine engine;
        const auto session = engine.open(model);
        Search search;
        search.limits.time = std::chrono::milliseconds(looks);
        const Outcome outcome = session->run(search, {});
        ended += outcome.stopped == Stop::limit;
        EXPECT_TRUE(outcome.stopped == Stop::limit || outcome.verdict() == whole.verdict());
        EXPECT_EQ(session->run({}, {}).verdict(), whole.verdict());
    }
    EXPECT_GT(ended, 10);
}

TEST(SatSession, OpensNothingWhenToldToStop) {
    const Model model = seen_from_everywhere(62, 20);
    std::atomic<bool> stop = true;
    SatEngine engine;
    const auto session = engine.open(model);
    Search search;
    search.limits.stop = &stop;
    const Outcome outcome = session->run(search, {});
    EXPECT_EQ(outcome.stopped, Stop::cancelled);
    EXPECT_EQ(outcome.verdict(), Verdict::unknown);
}

/// Propagation, clauses and solver together look at the clock often enough to end soon after the limit.
TEST(Sat, LooksAtTheClockWhileItWritesClauses) {
    for (const Model& model : {seen_from_everywhere(62, 5), latin_square(62), pegs(62, 62)})
        for (const int limit : {1, 10, 100, 400}) {
            const tests::FakeClock clock(std::chrono::milliseconds(1));
            Search search;
            search.limits.time = std::chrono::milliseconds(limit);
            SatEngine engine;
            EXPECT_EQ(engine.open(model)->run(search, {}).stopped, Stop::limit);
            EXPECT_LT(clock.looks(), limit + 10);
        }
}

TEST(Sat, TakesEveryBoardOfTheThreePuzzles) {
    for (const int side : {1, 16, 17, 40, 61, 62}) {
        for (const int clue : {1, 5, side / 2, side})
            EXPECT_TRUE(SatEngine().understands(seen_from_everywhere(side, clue)));
        EXPECT_TRUE(SatEngine().understands(pegs(side, side)));
        EXPECT_TRUE(SatEngine().understands(letters(side)));
    }
}

TEST(Sat, RefusesWhatWouldTakeTooMuchMemory) {
    Model model = latin_square(62);
    const auto cells = static_cast<std::int16_t>(model.size().cells());
    model.add(Exactly{Line{0, 1, cells}, 1, 1900});
    const auto refusal = SatEngine().refuses(model);
    ASSERT_TRUE(refusal);
    EXPECT_NE(refusal->find("memory"), refusal->npos);
}

/// Many pegs on a large board are counted in another way than few.
TEST(Sat, MinimisesWhereManyAreCounted) {
    Model model;
    const int side = 17;
    model.reset({side, side}, Domain::range(0, 1));
    for (const auto& lines : {rows(model.size()), columns(model.size())})
        for (const Line line : lines) model.add(AllDifferent{line, Domain::single(0)});
    model.objective = Fewest{0};
    const Outcome outcome = SatEngine().run(model, {});
    EXPECT_EQ(outcome.verdict(), Verdict::optimal);
    EXPECT_EQ(outcome.objective, side * side - side);
}

/// One pigeon more than holes, which takes thousands of conflicts to refute.
void add_pigeons(int holes, Solver& solver) {
    constraints::Formula formula;
    std::vector<std::vector<constraints::Literal>> in_hole(holes);
    for (int pigeon = 0; pigeon <= holes; ++pigeon) {
        std::vector<constraints::Literal> somewhere;
        for (auto& hole : in_hole) {
            hole.push_back(formula.new_variable());
            somewhere.push_back(hole.back());
        }
        formula.add(somewhere);
    }
    for (const auto& hole : in_hole)
        for (std::size_t i = 0; i < hole.size(); ++i)
            for (std::size_t j = i + 1; j < hole.size(); ++j) formula.add({-hole[i], -hole[j]});
    solver.take(formula);
}

TEST(SatSolver, LooksAtWhatItHasLearnedAndGoesOn) {
    Solver often(1);
    often.bound_learned({.between_looks = 100});
    add_pigeons(7, often);
    EXPECT_EQ(often.solve({}), SolverAnswer::no);
    EXPECT_GT(often.conflicts(), 100u);
    EXPECT_EQ(often.calls(), 1u);
}

TEST(SatSolver, LeavesOffWhenItHasLearnedTooMuch) {
    Solver solver(1);
    solver.bound_learned({.between_looks = 100, .most = 50});
    add_pigeons(9, solver);
    EXPECT_EQ(solver.solve({}), SolverAnswer::interrupted);
    solver.bound_learned({});
    EXPECT_EQ(solver.solve({}), SolverAnswer::no);
}

}  // namespace
}  // namespace gridwright::engines::sat
