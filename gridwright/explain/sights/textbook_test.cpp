// One small situation for each technique: a line with its clue in front, and the marks that are left.

#include "gridwright/explain/sights/clues.hpp"
#include "gridwright/explain/sights/known_front.hpp"
#include "gridwright/explain/sights/known_tallest.hpp"
#include "gridwright/explain/sights/listing.hpp"
#include "gridwright/explain/sights/small_clues.hpp"
#include "gridwright/explain/sights/trials.hpp"
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

// 1 | . . . . .      one is seen: the 5
TEST(SightTextbook, S1ClueOne) {
    EXPECT_EQ(left(clue_one, marked_line(1, ". . . . .")), "5 . . . .");
    EXPECT_EQ(left(clue_one, marked_line(2, ". . . . .")), ". . . . .");
}

// 5 | . . . . .      all are seen
TEST(SightTextbook, S2FullClue) {
    EXPECT_EQ(left(full_clue, marked_line(5, ". . . . .")), "1 2 3 4 5");
    EXPECT_EQ(left(full_clue, marked_line(4, ". . . . .")), ". . . . .");
}

// 3 | . . . . .      a 4 in cell 1 leaves only the 5 to be seen behind it
TEST(SightTextbook, S3Ceiling) {
    EXPECT_EQ(left(ceiling, marked_line(3, ". . . . .")), "123 1234 . . .");
}

/// The ceiling needs no different heights, and reads the clue and nothing else.
TEST(SightTextbook, S3CeilingWhereHeightsRepeat) {
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

// 3 | . . . . . | 3  every height is seen from an end: up to the 5 and down again
TEST(SightTextbook, S5MeetInTheMiddle) {
    EXPECT_EQ(left(meet_in_the_middle, marked_line(3, ". . . . .", 3)), "123 234 5 234 123");
    EXPECT_EQ(left(meet_in_the_middle, marked_line(2, ". . . . .", 3)), ". . . . .");
}

// 1 | . . . . . | 2  the 5 first, and nothing between it and the last cell is seen from the back
TEST(SightTextbook, S6CluesOneAndTwo) {
    EXPECT_EQ(left(clues_one_and_two, marked_line(1, ". . . . .", 2)), "5 . . . 4");
    EXPECT_EQ(left(clues_one_and_two, marked_line(2, ". . . . .", 1)), "4 . . . 5");
    EXPECT_EQ(left(clues_one_and_two, marked_line(1, ". . . . .", 1)), "contradiction");
    EXPECT_EQ(left(clues_one_and_two, marked_line(4, ". . . . .", 3)), "contradiction");
}

// 2 | 123 . . 1235 1235   the 4 is not first, so it is behind the 5: in cell 3 at the latest
TEST(SightTextbook, S7SecondTallest) {
    EXPECT_EQ(left(second_tallest, marked_line(2, ". . . . .")), ". 1235 . . .");
    EXPECT_EQ(left(second_tallest, marked_line(2, "123 . . 1235 1235")), "123 1235 1234 123 123");
}

// 2 | . . . . 5      only the 4 hides the others
TEST(SightTextbook, S8TwoAndTallestLast) {
    EXPECT_EQ(left(two_and_tallest_last, marked_line(2, ". . . . 5")), "4 . . . 5");
}

// 2 | 1234 12 23 . . the 5 is not before cell 4: cell 1 beats cells 2 and 3, and cell 4 unless that is the 5
TEST(SightTextbook, S9TwoFirstBeats) {
    EXPECT_EQ(left(two_first_beats, marked_line(2, "1234 12 23 . .")), "34 12 23 1235 .");
}

// 2 | 1 . . . .      whatever comes next is seen
TEST(SightTextbook, S10TwoBehindOne) {
    EXPECT_EQ(left(two_behind_one, marked_line(2, "1 . . . .")), "1 5 . . .");
}

// 2 | . . . . . . | 2   the 5 is first or behind the 6, and last or before it; the cells beside the ends are S7's
TEST(SightTextbook, S11TwoAtBothEnds) {
    EXPECT_EQ(left(two_at_both_ends, marked_line(2, ". . . . . .", 2)), ". . 12346 12346 . .");
}

// 3 | . . . . 5      the 4 and the 5 are seen, and cell 1: a 3 in cell 2 is one too many
TEST(SightTextbook, S12ThirdTallest) {
    EXPECT_EQ(left(third_tallest, marked_line(3, ". . . . 5")), ". 1245 . . 5");
}

// 3 | 1 1234 . . 5   without the 5: a line of four with clue 2 that begins with 1
TEST(SightTextbook, S13TallestLast) {
    EXPECT_EQ(left(tallest_last, marked_line(3, "1 1234 1234 1234 5")), "1 4 1234 123 5");
}

// 3 | . . 5 . .      three cells, three seen
TEST(SightTextbook, S15RiseToTallest) {
    EXPECT_EQ(left(rise_to_tallest, marked_line(3, ". . 5 . .")), "123 234 5 . .");
}

// 2 | 2 . . . .      3 and 4 are behind the 5
TEST(SightTextbook, S16OneMore) {
    EXPECT_EQ(left(one_more, marked_line(2, "2 . . . .")), "2 125 . 1234 1234");
}

// 4 | 2 1345 1345 1345 1345   3, 4 and 5 are all seen
TEST(SightTextbook, S17AllTaller) {
    EXPECT_EQ(left(all_taller, marked_line(4, "2 1345 1345 1345 1345")), "2 13 134 145 15");
}

// 3 | 3 1 . 5 .      the 1 is hidden, so cell 3 is seen
TEST(SightTextbook, S18EveryCell) {
    EXPECT_EQ(left(every_cell, marked_line(3, "3 1 . 5 .")), "3 1 4 5 .");
}

// 4 | 2 1 . . . .    the 1 is hidden: three more behind it; what the clue bars on a blank line is S3's
TEST(SightTextbook, S19CeilingBehind) {
    EXPECT_EQ(left(ceiling_behind, marked_line(4, "2 1 12345 . . .")), "2 1 1234 12345 . .");
    EXPECT_EQ(left(ceiling_behind, marked_line(4, ". . . . . .")), ". . . . . .");
    EXPECT_EQ(left(ceiling_behind, marked_line(3, "1 2 3 . . .")), "contradiction");
}

// 2 | . . . 5 .      the 5 is seen, and one more: cell 1, which hides cells 2 and 3 (cell 2 is S9's)
TEST(SightTextbook, S20TopChain) {
    EXPECT_EQ(left(top_chain, marked_line(2, "1234 1234 1234 5 1234")), "34 1234 123 5 1234");
    // 3 | . . 5 . 6 .  the 6 need not be placed, only behind the 5
    EXPECT_EQ(left(top_chain, marked_line(3, "1234 1234 5 12346 12346 12346")), "234 123 5 12346 12346 12346");
    EXPECT_EQ(left(top_chain, marked_line(2, "1234 1234 5 6 1234 1234")), "contradiction");
}

// 3 | . . . 6 5 .    two are seen before the 6, so something taller stands behind cell 1
TEST(SightTextbook, S20bFrontOfChain) {
    EXPECT_EQ(left(front_of_chain, marked_line(3, "1234 1234 1234 6 5 1234")), "123 1234 1234 6 5 1234");
    // 4 | . . 4 6 5 .  three cells, three seen
    EXPECT_EQ(left(front_of_chain, marked_line(4, "123 123 4 6 5 123")), "12 23 4 6 5 123");
}

// 3 | 2 13 135 135 4    with a 3 in cell 4 only the 2 and the 5 can be seen
TEST(SightTextbook, S21TooManyOrTooFew) {
    EXPECT_EQ(left(too_many_or_too_few, marked_line(3, "2 13 135 135 4")), "2 13 135 15 4");
    // 2 | 12 35 ...    a 3 in cell 2, cell 1 and the 5: too many; the same wherever else the 5 is
    EXPECT_EQ(left(too_many_or_too_few, marked_line(2, "12 35 . . .")), "12 5 1234 1234 1234");
}

// 4 | 1 234 235 2356 2356 45   4 in cell 2 leaves only 5 for cell 6, behind the 6: 1, 4 and 6 are seen, three, not four
TEST(SightTextbook, S23LineTrial) {
    const MarkedLine line = marked_line(4, "1 234 235 2356 2356 45");
    EXPECT_EQ(left(too_many_or_too_few, line), "1 234 235 2356 2356 45");
    EXPECT_EQ(left(line_trial, line), "1 23 235 2356 2356 4");
}

// 3 | 123 234 123 5 24   2 in cell 2 puts 4 in cell 5; the 5 shows one, so cells 1 to 3 show two
TEST(SightTextbook, S24ThoroughLineTrial) {
    const MarkedLine line = marked_line(3, "123 234 123 5 24");
    EXPECT_EQ(left(line_trial, line), "123 234 123 5 24");
    EXPECT_EQ(left(thorough_line_trial, line), "123 34 123 5 24");
}

// 3 | 234 2345 1 23456 236 345   no arrangement has 3 in cell 2, and no trial shows it
TEST(SightTextbook, S22aListing) {
    const MarkedLine line = marked_line(3, "234 2345 1 23456 236 345");
    EXPECT_EQ(left(thorough_line_trial, line), "234 2345 1 23456 236 345");
    EXPECT_EQ(left(listing, line), "234 245 1 23456 236 345");
    EXPECT_EQ(arrangements(listing, line), 14);
    EXPECT_EQ(arrangements(listing, marked_line(2, ". . . . . . . .")), most_arrangements);
}

// 2 | 124 1235 . 124 13 | 3   neither clue alone bars a 2 from cell 2
TEST(SightTextbook, S23bTwoClueLineTrial) {
    const MarkedLine line = marked_line(2, "124 1235 . 124 13", 3);
    EXPECT_EQ(left(listing, line), "124 1235 . 124 13");
    EXPECT_EQ(left(two_clue_line_trial, line), "124 135 . 124 13");
}

// 2 | . . . . . . | 2   the 5 is at an end
TEST(SightTextbook, S22bTwoClueListing) {
    const MarkedLine line = marked_line(2, ". . . . . .", 2);
    EXPECT_EQ(left(two_clue_listing, line), "12345 12346 12346 12346 12346 12345");
    EXPECT_EQ(arrangements(two_clue_listing, line), 100);
}

}  // namespace
}  // namespace gridwright::explain
