// Drafts, rivals and digging: a model of some pieces is that of their sheet, and what is dug out is unique and minimal.

#include "gridwright/constraints/meaning.hpp"
#include "gridwright/engines/brute/brute.hpp"
#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/engines/skyline/skyline.hpp"
#include "gridwright/generator/common/dig.hpp"
#include "gridwright/generator/common/latin_square.hpp"
#include "gridwright/generator/skyscraper/everything.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "tests/support/generated.hpp"

#include <gtest/gtest.h>

namespace gridwright::generator {
namespace {

using namespace kernel;

/// Counts the questions and passes them on, with a limit of failures that it may not exceed.
class CountingEngine final : public Engine {
  public:
    std::string_view name() const override { return "counting"; }
    std::optional<std::string> refuses(const Model& model) const override { return engine_.refuses(model); }
    Outcome run(const Model& model, const Search& search) override {
        ++questions;
        Search shorter = search;
        if (most_failures) shorter.limits.failures = *most_failures;
        return engine_.run(model, shorter);
    }

    int questions = 0;
    std::optional<std::uint64_t> most_failures;

  private:
    engines::skyline::SkylineEngine engine_;
};

Draft some_draft(int side, base::Random& random) {
    const Solution square = LatinSquares(side).draw(random);
    return Draft(skyscraper::everything_about(square), square);
}

Pieces some_pieces(const Draft& draft, base::Random& random) {
    Pieces pieces;
    const auto times = 2 + random.below(8);
    for (std::size_t i = 0; i < draft.size(); ++i)
        if (random.one_in(times)) pieces.add(i);
    return pieces;
}

bool has_rival(Draft& draft, const Pieces& pieces) {
    Search two;
    two.solutions = 2;
    return engines::brute::BruteEngine().run(draft.model(pieces), two).verdict() == Verdict::several;
}

TEST(Draft, TellsOnItsSheetWhatItsModelSays) {
    base::Random random(1);
    for (int trial = 0; trial < 50; ++trial) {
        Draft draft = some_draft(5, random);
        draft.shown = some_pieces(draft, random);
        EXPECT_EQ(draft.pieces_on(draft.sheet()), draft.shown);
        Model from_sheet;
        puzzles::make(draft.sheet())->model(from_sheet);
        const Model& model = draft.model(draft.shown);
        EXPECT_EQ(model.constraints, from_sheet.constraints) << "with their origins";
        EXPECT_EQ(model.givens, from_sheet.givens);
        EXPECT_TRUE(constraints::is_solution(model, draft.solution()));
        EXPECT_TRUE(constraints::is_solution(from_sheet, draft.solution()));
    }
}

TEST(Draft, KnowsWhatAnotherSolutionBreaks) {
    base::Random random(2);
    for (int trial = 0; trial < 50; ++trial) {
        Draft draft = some_draft(4, random);
        const Solution other = LatinSquares(4).draw(random);
        const Pieces broken = draft.violated_by(other);
        for (std::size_t i = 0; i < draft.size(); ++i) {
            Pieces one;
            one.add(i);
            EXPECT_NE(constraints::is_solution(draft.model(one), other), broken.contains(i));
        }
    }
}

TEST(Draft, TurnsAGivenAround) {
    base::Random random(3);
    Draft draft = some_draft(4, random);
    const std::size_t given = draft.clues() + 5;
    Pieces pieces;
    pieces.add(given);
    EXPECT_FALSE(constraints::is_solution(draft.model_with_other(pieces, given), draft.solution()));
    EXPECT_TRUE(constraints::is_solution(draft.model(pieces), draft.solution()));
}

TEST(Draft, AsksForSolutionsAsGoodAsItsOwn) {
    sheet::Sheet sheet = sheet::blank(puzzles::hoodoo::notation, {2, 2});
    Solution best({2, 2});
    best[0] = 1, best[3] = 2;
    std::copy(best.begin(), best.end(), sheet.cells.begin());
    Draft draft(sheet, best);
    Solution as_good({2, 2}), worse({2, 2});
    as_good[0] = 2, as_good[1] = 1, worse[0] = 1;
    EXPECT_TRUE(constraints::is_solution(draft.model({}), best));
    EXPECT_TRUE(constraints::is_solution(draft.model({}), as_good));
    EXPECT_FALSE(constraints::is_solution(draft.model({}), worse));
    EXPECT_FALSE(draft.model({}).objective);
    EXPECT_TRUE(told_parts(draft.model({})).empty()) << "how good a solution has to be is no clue";
}

TEST(Rivals, AreFoundWhereThereAreSome) {
    base::Random random(4);
    CountingEngine finder;
    int some = 0, none = 0, remembered = 0;
    for (int trial = 0; trial < 40; ++trial) {
        Draft draft = some_draft(4, random);
        Patience patience({});
        Rivals rivals(draft, {finder}, patience);
        for (int question = 0; question < 10; ++question) {
            const Pieces pieces = some_pieces(draft, random);
            const int before = finder.questions;
            const auto answer = rivals.to(pieces);
            EXPECT_EQ(answer == Rivals::Answer::some, has_rival(draft, pieces));
            remembered += finder.questions == before;
            (answer == Rivals::Answer::some ? some : none) += 1;
            EXPECT_FALSE(rivals.last().value_or(Pieces{}).meets(pieces));
        }
    }
    EXPECT_GT(some, 50);
    EXPECT_GT(none, 50);
    EXPECT_GT(remembered, 50);
}

TEST(Rivals, OfWhatIsLeftAreThoseOfThePuzzle) {
    base::Random random(5);
    engines::skyline::SkylineEngine finder;
    for (int trial = 0; trial < 40; ++trial) {
        Draft draft = some_draft(4, random);
        Patience patience({});
        Rivals rivals(draft, {finder}, patience);
        const Pieces pieces = some_pieces(draft, random);
        if (has_rival(draft, pieces)) continue;
        pieces.each([&](std::size_t piece) {
            Pieces rest = pieces;
            rest.remove(piece);
            EXPECT_EQ(rivals.without(pieces, piece) == Rivals::Answer::some, has_rival(draft, rest));
        });
    }
}

TEST(Rivals, AreDecidedByAnotherEngineWhenTheFinderGivesUp) {
    base::Random random(6);
    CountingEngine finder, decider;
    finder.most_failures = 1;
    for (int trial = 0; trial < 200; ++trial) {
        Draft draft = some_draft(5, random);
        Patience patience({});
        Rivals rivals(draft, {finder, &decider}, patience);
        const Pieces pieces = draft.all_clues() | Pieces::from_to(draft.clues(), draft.clues() + 1);
        const int before = decider.questions;
        EXPECT_EQ(rivals.to(pieces) == Rivals::Answer::some, has_rival(draft, pieces));
        if (decider.questions > before) {
            EXPECT_FALSE(rivals.last()) << "what the decider finds may not shape a puzzle";
        }
    }
    EXPECT_GT(decider.questions, 5);
}

TEST(Rivals, MayStayOpenWhenTheFinderGivesUp) {
    base::Random random(9);
    CountingEngine finder, decider;
    int open = 0;
    for (int trial = 0; trial < 200; ++trial) {
        Draft draft = some_draft(5, random);
        Patience patience({});
        const auto answer = [&](GivingUp::Then then) {
            return Rivals(draft, {finder, &decider}, patience, {.failures = 1, .then = then}).to(draft.all_clues());
        };
        const bool rival = has_rival(draft, draft.all_clues());
        const auto left_open = answer(GivingUp::Then::leave_open), at_an_end = answer(GivingUp::Then::stop);
        EXPECT_EQ(left_open == Rivals::Answer::open, at_an_end == Rivals::Answer::stopped);
        if (left_open != Rivals::Answer::open) {
            EXPECT_EQ(left_open == Rivals::Answer::some, rival);
            EXPECT_EQ(left_open, at_an_end);
        }
        open += left_open == Rivals::Answer::open;
    }
    EXPECT_GT(open, 5);
    EXPECT_EQ(decider.questions, 0);
}

TEST(Rivals, SayWhenTheyWereStopped) {
    base::Random random(7);
    Draft draft = some_draft(9, random);
    engines::skyline::SkylineEngine finder;
    const std::atomic<bool> stop = true;
    Patience patience({.stop = &stop});
    Rivals rivals(draft, {finder}, patience);
    EXPECT_EQ(rivals.to({}), Rivals::Answer::stopped);
}

TEST(Digging, EndsWithAPuzzleInWhichNothingIsNeedless) {
    base::Random random(8);
    engines::skyline::SkylineEngine finder;
    engines::brute::BruteEngine judge;
    for (int trial = 0; trial < 50; ++trial) {
        Draft draft = some_draft(4, random);
        Patience patience({});
        Rivals rivals(draft, {finder}, patience);
        EXPECT_TRUE(show_enough(draft, rivals, one_by_one(draft.all_clues() | draft.all_givens()), random));
        Groups groups = one_by_one(draft.shown);
        random.shuffle(std::span(groups));
        EXPECT_TRUE(leave_out_needless(draft, rivals, groups));
        const auto fault = tests::fault_of({draft.sheet(), draft.solution()}, judge, tests::Needed::all);
        EXPECT_EQ(fault, std::nullopt);
    }
}

TEST(Digging, KeepsWhatIsLeftOpen) {
    base::Random random(11);
    CountingEngine finder;
    engines::fd::FdEngine judge;
    std::size_t kept = 0, needed = 0;
    for (int trial = 0; trial < 20; ++trial) {
        Draft draft = some_draft(7, random);
        draft.shown = draft.all_clues() | draft.all_givens();
        Patience patience({});
        Groups groups = one_by_one(draft.shown);
        random.shuffle(std::span(groups));
        Rivals hasty(draft, {finder}, patience, {.failures = 1, .then = GivingUp::Then::leave_open});
        EXPECT_TRUE(leave_out_needless(draft, hasty, groups));
        EXPECT_EQ(tests::fault_of({draft.sheet(), draft.solution()}, judge, tests::Needed::none), std::nullopt);
        kept += draft.shown.count();
        Rivals thorough(draft, {finder}, patience);
        EXPECT_TRUE(leave_out_needless(draft, thorough, groups));
        needed += draft.shown.count();
    }
    EXPECT_GT(kept, needed);
}

TEST(Digging, DoesNotDependOnWhoDecides) {
    CountingEngine finder, decider;
    finder.most_failures = 1;
    engines::fd::FdEngine other_decider;
    const auto dug = [&](Engine& asked, std::uint64_t seed) {
        base::Random random(seed);
        Draft draft = some_draft(7, random);
        Patience patience({}, 1'000'000'000);
        Rivals rivals(draft, {finder, &asked}, patience);
        draft.shown = draft.all_clues();
        EXPECT_TRUE(show_enough(draft, rivals, one_by_one(draft.all_givens()), random));
        EXPECT_TRUE(leave_out_needless(draft, rivals, one_by_one(draft.shown)));
        return draft.shown;
    };
    for (std::uint64_t seed = 0; seed < 50; ++seed) EXPECT_EQ(dug(decider, seed), dug(other_decider, seed)) << seed;
    EXPECT_GT(decider.questions, 250);
}

TEST(Digging, EndsWhenPatienceIsSpent) {
    base::Random random(10);
    engines::skyline::SkylineEngine finder;
    Draft draft = some_draft(7, random);
    Patience patience({}, 3);
    Rivals rivals(draft, {finder}, patience);
    draft.shown = draft.all_clues();
    EXPECT_FALSE(show_enough(draft, rivals, one_by_one(draft.all_givens()), random));
    EXPECT_TRUE(patience.spent());
    EXPECT_FALSE(patience.over());
}

TEST(Patience, EndsWithItsNodesAndCanBeginAnew) {
    Patience patience({}, 10);
    Outcome outcome;
    outcome.stats.nodes = 6;
    patience.note(outcome);
    EXPECT_FALSE(patience.spent());
    patience.note(outcome);
    EXPECT_TRUE(patience.spent());
    EXPECT_FALSE(patience.over());
    patience.renew(1);
    EXPECT_FALSE(patience.spent());
}

}  // namespace
}  // namespace gridwright::generator
