// The textbook (tests/support/textbook): each situation of its pages is found by the technique that it is for, word by
// word as the page says, and no technique of a ladder is without a situation.

#include "tests/support/textbook.hpp"

#include "gridwright/explain/techniques.hpp"
#include "tests/support/marked_boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::explain {
namespace {

using tests::Lesson;
using tests::Situation;

/// The situations on boards of this kind.
std::vector<Situation> situations_on(std::string_view kind) {
    std::vector<Situation> found = tests::textbook();
    std::erase_if(found, [&](const Situation& situation) { return !situation.board.starts_with(kind); });
    return found;
}

TEST(Textbook, ShowsWhatTheTechniqueFinds) {
    for (const Situation& situation : tests::textbook()) {
        const Lesson lesson(situation);
        const auto step = lesson.step();
        ASSERT_TRUE(step) << situation.heading;
        EXPECT_EQ(lesson.claim_of(*step), situation.claim) << situation.heading;
        EXPECT_EQ(lesson.solvable(), !step->conclusion.contradiction) << situation.heading;
    }
}

constexpr std::size_t most_rules = 5;

/// Premises over the whole board take long to judge, and the tests of pegs judge them.
TEST(Textbook, NamesEveryPremiseAndNoMore) {
    for (const Situation& situation : tests::textbook()) {
        const Lesson lesson(situation);
        const auto step = lesson.step();
        if (!step || step->assume || step->premises.budget || step->premises.rules.size() > most_rules) continue;
        EXPECT_EQ(tests::fault_in_premises(*step, lesson.position().board()), "") << situation.heading;
    }
}

/// Easier techniques find it only where the page says so, and each of those it names is needed for that.
TEST(Textbook, NeedsTheTechnique) {
    for (const Situation& situation : tests::textbook()) {
        const Lesson lesson(situation);
        const auto step = lesson.step();
        ASSERT_TRUE(step) << situation.heading;
        EXPECT_FALSE(lesson.easier_draw(step->conclusion, situation.easier)) << situation.heading;
        for (const std::string& id : situation.easier) {
            std::vector<std::string> others = situation.easier;
            std::erase(others, id);
            EXPECT_TRUE(lesson.easier_draw(step->conclusion, others)) << situation.heading << " without " << id;
        }
    }
}

TEST(Textbook, TeachesEveryLadder) {
    const std::vector<std::string> none;
    for (const puzzles::PuzzleRow& kind : puzzles::table())
        EXPECT_EQ(tests::not_taught(puzzles::ladder_of(kind.notation), situations_on(kind.notation.name)), none)
            << kind.notation.name;
    EXPECT_EQ(tests::not_taught(different_values, tests::textbook()), none);
}

TEST(Textbook, MissesATechniqueWithoutASituation) {
    const Technique unknown{"S99", "new technique", nullptr};
    const Rung added[] = {{&unknown, 4, 10}};
    EXPECT_EQ(tests::not_taught({added}, tests::textbook()), std::vector<std::string>{"S99 new technique (level 4)"});
    for (const puzzles::PuzzleRow& kind : puzzles::table())
        for (const Rung& rung : puzzles::ladder_of(kind.notation).rungs) {
            std::vector<Situation> fewer = situations_on(kind.notation.name);
            const std::string heading = tests::heading_of(rung);
            std::erase_if(fewer, [&](const Situation& situation) { return situation.heading.starts_with(heading); });
            EXPECT_EQ(tests::not_taught(puzzles::ladder_of(kind.notation), fewer), std::vector{heading});
        }
}

/// The checks above notice an easier technique that is not named, a wrong clue and a wrong given.
TEST(Textbook, NoticesWhatIsWrong) {
    const std::vector<Situation> all = tests::textbook();
    const auto found = std::ranges::find_if(all, [](const Situation& each) { return each.heading.starts_with("S8 "); });
    ASSERT_NE(found, all.end());
    const Lesson lesson(*found);
    const auto step = lesson.step();
    ASSERT_TRUE(step);
    EXPECT_TRUE(lesson.easier_draw(step->conclusion, {}));
    for (const std::string_view changed : {"2 |", "5 |"}) {
        Situation other = *found;
        other.board.replace(other.board.find(changed), 1, "3");
        EXPECT_FALSE(Lesson(other).step()) << changed;
    }
}

}  // namespace
}  // namespace gridwright::explain
