// Tests the judge of generated puzzles: each test breaks one promise on purpose, and the judge must notice.

#include "gridwright/answers/make.hpp"
#include "gridwright/engines/registry.hpp"
#include "tests/support/generated.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::tests {
namespace {

using generator::Made;

Made made_by(std::string_view kind, int size, std::vector<generator::Wish> wishes = {}) {
    auto workshop = answers::Workshop::open(answers::Context(engines::table()), *generator::find(kind),
                                            {.size = size, .wishes = std::move(wishes)});
    base::require(bool(workshop), "the order of a test makes sense");
    auto made = workshop->make(1, 1, {});
    base::require(bool(made), "a test orders puzzles that can be made");
    return *std::move(made);
}

bool is_faulty(const Made& made, Needed needed) {
    const auto judge = engines::make_engine("fd");
    return fault_of(made, *judge, needed).has_value();
}

int first_cell(const sheet::Sheet& sheet, bool filled) {
    const auto cell = std::find_if(sheet.cells.begin(), sheet.cells.end(),
                                   [&](const auto& content) { return content.has_value() == filled; });
    base::require(cell != sheet.cells.end(), "a test has a board with givens and open cells");
    return static_cast<int>(cell - sheet.cells.begin());
}

int& first_clue(sheet::Sheet& sheet) {
    for (auto& side : sheet.sides)
        for (int& clue : side)
            if (clue != 0) return clue;
    base::require(false, "a test has a board with clues");
    return sheet.sides[kernel::Side::top][0];
}

TEST(JudgingPuzzles, FindsNoFaultInAGoodOne) {
    EXPECT_FALSE(is_faulty(made_by("skyscraper", 6), Needed::all));
    EXPECT_FALSE(is_faulty(made_by("hoodoo", 6), Needed::all));
    EXPECT_FALSE(is_faulty(made_by("hoodoo", 7), Needed::all));
    EXPECT_FALSE(is_faulty(made_by("close-or-far", 8, {{"minimal", ""}}), Needed::all));
}

// Two different boards prove that a given is needed, whichever engine finds them, and both are judged. So the finder
// can be asked, which takes seconds where fd takes minutes. That there is exactly one solution is for fd to confirm.
TEST(JudgingPuzzles, FindsNoFaultInAHoodooOfEight) {
    const Made made = made_by("hoodoo", 8);
    const auto finder = engines::make_engine("colouring");
    EXPECT_EQ(fault_of(made, *finder, Needed::all), std::nullopt);
    EXPECT_FALSE(is_faulty(made, Needed::none));
}

TEST(JudgingPuzzles, SeesWhatIsMissing) {
    Made clue_less = made_by("skyscraper", 6), given_less = clue_less;
    first_clue(clue_less.puzzle) = 0;
    given_less.puzzle.cells[first_cell(given_less.puzzle, true)].reset();
    EXPECT_TRUE(is_faulty(clue_less, Needed::none));
    EXPECT_TRUE(is_faulty(given_less, Needed::none));
}

TEST(JudgingPuzzles, SeesWhatIsNeedless) {
    Made made = made_by("skyscraper", 6);
    const int cell = first_cell(made.puzzle, false);
    made.puzzle.cells[cell] = made.solution[cell];
    EXPECT_FALSE(is_faulty(made, Needed::none));
    EXPECT_TRUE(is_faulty(made, Needed::givens));
    EXPECT_TRUE(is_faulty(made, Needed::all));

    const Made all_clues = made_by("skyscraper", 6, {{"density", "1"}});
    EXPECT_FALSE(is_faulty(all_clues, Needed::givens));
    EXPECT_TRUE(is_faulty(all_clues, Needed::all));
}

TEST(JudgingPuzzles, SeesWhatIsMissingOrNeedlessOnABoardWithPegs) {
    Made less = made_by("hoodoo", 6), more = less;
    less.puzzle.cells[first_cell(less.puzzle, true)].reset();
    EXPECT_TRUE(is_faulty(less, Needed::none));
    const int cell = first_cell(more.puzzle, false);
    more.puzzle.cells[cell] = more.solution[cell];
    EXPECT_FALSE(is_faulty(more, Needed::none));
    EXPECT_TRUE(is_faulty(more, Needed::givens));
}

TEST(JudgingPuzzles, SeesAnotherSolutionThanTheOneTold) {
    for (const std::string_view kind : {"skyscraper", "hoodoo"}) {
        Made made = made_by(kind, 6);
        std::swap(made.solution[0], made.solution[1]);
        EXPECT_TRUE(is_faulty(made, Needed::none)) << kind;
    }
}

TEST(JudgingPuzzles, SeesAClueWithoutItsPartner) {
    for (const std::string symmetry : {"half-turn", "mirror", "quarter-turn"}) {
        Made made = made_by("skyscraper", 6, {{"symmetry", symmetry}});
        EXPECT_FALSE(fault_in_symmetry(made.puzzle, symmetry)) << symmetry;
        first_clue(made.puzzle) = 0;
        EXPECT_TRUE(fault_in_symmetry(made.puzzle, symmetry)) << symmetry;
    }
}

TEST(JudgingPuzzles, SeesAGivenWithoutItsPartner) {
    for (const std::string symmetry : {"half-turn", "mirror", "quarter-turn"}) {
        Made made = made_by("skyscraper", 6, {{"symmetry", symmetry}});
        made.puzzle.cells[first_cell(made.puzzle, true)].reset();
        EXPECT_TRUE(fault_in_symmetry(made.puzzle, symmetry)) << symmetry;
    }
}

TEST(JudgingPuzzles, SeesHintsWhereNoneShouldBe) {
    const Made made = made_by("close-or-far", 6);
    EXPECT_FALSE(fault_in_hints(made.puzzle, 1, 1));
    EXPECT_TRUE(fault_in_hints(made.puzzle, 2, 6));

    Made less = made, more = made, empty = made;
    less.puzzle.cells[first_cell(made.puzzle, true)].reset();
    more.puzzle.cells[first_cell(made.puzzle, false)] = 1;
    empty.puzzle.cells[first_cell(made.puzzle, true)] = 0;
    EXPECT_TRUE(fault_in_hints(less.puzzle, 1, 1));
    EXPECT_TRUE(fault_in_hints(more.puzzle, 1, 1));
    EXPECT_TRUE(fault_in_hints(empty.puzzle, 1, 1));
}

}  // namespace
}  // namespace gridwright::tests
