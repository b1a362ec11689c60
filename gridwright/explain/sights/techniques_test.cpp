// What techniques about lines of sight leave alone, and where they meet a contradiction; textbook.md shows what they
// find.

#include "gridwright/explain/sights/clues.hpp"
#include "gridwright/explain/sights/known_front.hpp"
#include "gridwright/explain/sights/known_tallest.hpp"
#include "gridwright/explain/sights/listing.hpp"
#include "tests/support/marked_line.hpp"

#include <gtest/gtest.h>

namespace gridwright::explain {
namespace {

using namespace kernel;
using tests::LinePosition;
using tests::marked_line;
using tests::MarkedLine;

/// The marks that a technique leaves, written as `marked_line` reads them.
std::string left(const Technique& technique, const MarkedLine& line) {
    LinePosition on(line);
    Findings findings(Findings::Mode::conclusions);
    findings.begin(0);
    technique.find(on.position(), findings);
    if (findings.contradiction) return "contradiction";
    std::string text;
    for (int cell = 0; cell < line.length(); ++cell) {
        Domain marks = on.position().marks(cell);
        if (findings.struck.count() > 0) marks = marks - findings.struck[cell];
        for (const Given& given : findings.placed)
            if (given.cell == cell) marks = Domain::single(given.value);
        if (cell > 0) text += ' ';
        if (marks == Domain::range(1, line.length()))
            text += '.';
        else
            for (const int height : marks) text += static_cast<char>('0' + height);
    }
    return text;
}

/// How many arrangements the first step lists.
int arrangements(const Technique& technique, const MarkedLine& line) {
    LinePosition on(line);
    Findings findings(Findings::Mode::first);
    findings.begin(0);
    technique.find(on.position(), findings);
    return findings.steps.empty() ? 0 : findings.steps.front().arrangements;
}

TEST(SightTechnique, LeavesOtherCluesAlone) {
    EXPECT_EQ(left(clue_one, marked_line(2, ". . . . .")), ". . . . .");
    EXPECT_EQ(left(full_clue, marked_line(4, ". . . . .")), ". . . . .");
    EXPECT_EQ(left(meet_in_the_middle, marked_line(2, ". . . . .", 3)), ". . . . .");
    EXPECT_EQ(left(ceiling_behind, marked_line(4, ". . . . . .")), ". . . . . .");  // a blank line is for the ceiling
}

TEST(SightTechnique, MeetsContradictions) {
    EXPECT_EQ(left(clues_one_and_two, marked_line(1, ". . . . .", 1)), "contradiction");
    EXPECT_EQ(left(clues_one_and_two, marked_line(4, ". . . . .", 3)), "contradiction");
    EXPECT_EQ(left(ceiling_behind, marked_line(3, "1 2 3 . . .")), "contradiction");
    EXPECT_EQ(left(top_chain, marked_line(2, "1234 1234 5 6 1234 1234")), "contradiction");
}

TEST(SightTechnique, ReadsFromEitherEnd) {
    EXPECT_EQ(left(clues_one_and_two, marked_line(1, ". . . . .", 2)), "5 . . . 4");
    EXPECT_EQ(left(clues_one_and_two, marked_line(2, ". . . . .", 1)), "4 . . . 5");
}

/// The ceiling needs no different heights, and reads the clue and nothing else.
TEST(SightTechnique, CeilingHoldsWhereHeightsRepeat) {
    LinePosition on(marked_line(3, ". . . . ."), false);
    Findings findings(Findings::Mode::first);
    findings.begin(0);
    ceiling.find(on.position(), findings);
    ASSERT_EQ(findings.steps.size(), 1U);
    const Step& step = findings.steps.front();
    EXPECT_TRUE(step.premises.rules.empty() && step.premises.cells.empty());
    EXPECT_EQ(step.premises.clues, std::vector<int>{0});
    const std::vector<CellMarks> struck = {{0, Domain::range(4, 5)}, {1, Domain::single(5)}};
    EXPECT_EQ(step.conclusion.struck, struck);
}

// 3 | . . 5 . 6 .    the 6 need not be placed, only behind the 5
TEST(SightTechnique, TopChainNeedsNoPlacedTallest) {
    EXPECT_EQ(left(top_chain, marked_line(3, "1234 1234 5 12346 12346 12346")), "234 123 5 12346 12346 12346");
}

TEST(SightTechnique, CountsArrangements) {
    EXPECT_EQ(arrangements(listing, marked_line(3, "234 2345 1 23456 236 345")), 14);
    EXPECT_EQ(arrangements(listing, marked_line(2, ". . . . . . . .")), most_arrangements);
    EXPECT_EQ(arrangements(two_clue_listing, marked_line(2, ". . . . . .", 2)), 100);
}

/// A listing leaves what some arrangement has: with a clue 2 at both ends, the 5 is at an end.
TEST(SightTechnique, ListsABlankLine) {
    EXPECT_EQ(left(two_clue_listing, marked_line(2, ". . . . . .", 2)), "12345 12346 12346 12346 12346 12345");
}

}  // namespace
}  // namespace gridwright::explain
