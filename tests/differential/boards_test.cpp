// Compares the engines on random boards: small ones, which brute judges and which have enough of each verdict, larger
// ones, on which the engines judge each other, and tiny ones of every kind in the registry. The boards are spread over
// several tests, because ctest runs those in parallel.

#include "tests/support/agreement.hpp"
#include "tests/support/every_kind.hpp"
#include "tests/support/random_boards.hpp"

#include <gtest/gtest.h>

#include <map>

namespace gridwright::tests {
namespace {

using kernel::Verdict;

/// Counts of the boards of one sort and of their verdicts.
struct Tally {
    std::map<Verdict, int> met;
    int boards = 0, judged_by_brute = 0, runs = 0, cut_short = 0;

    int percent(Verdict verdict) { return 100 * met[verdict] / boards; }
};

using MakeSheet = sheet::Sheet (*)(base::Random&);

void print(Tally& tally) {
    std::printf("%d boards (%d judged by brute):", tally.boards, tally.judged_by_brute);
    for (const auto& [verdict, boards] : tally.met) std::printf(" %d %s,", boards, name(verdict).data());
    std::printf(" %d runs, %d cut short\n", tally.runs, tally.cut_short);
}

void compare(Panel& panel, MakeSheet make_sheet, int boards, std::uint64_t seed, Tally& tally) {
    base::Random random(seed);
    for (; tally.boards < boards; ++tally.boards) {
        const sheet::Sheet sheet = make_sheet(random);
        const Comparison comparison = panel.compare(model_of(sheet), random);
        ASSERT_FALSE(comparison.difference) << text_of(sheet) << *comparison.difference;
        ++tally.met[comparison.verdict];
        tally.judged_by_brute += comparison.judged_by_brute ? 1 : 0;
        tally.runs += comparison.runs;
        tally.cut_short += comparison.cut_short;
    }
    print(tally);
}

class SmallBoards : public testing::TestWithParam<std::uint64_t> {
  protected:
    void expect_agreement(MakeSheet make_sheet, int boards) {
        Tally tally;
        Panel panel;
        ASSERT_NO_FATAL_FAILURE(compare(panel, make_sheet, boards, GetParam(), tally));
        for (const Verdict verdict : {Verdict::impossible, Verdict::unique, Verdict::several})
            EXPECT_GE(tally.percent(verdict), 15) << name(verdict);
        EXPECT_GE(tally.judged_by_brute, tally.boards * 99 / 100);
        EXPECT_LT(tally.cut_short, tally.runs / 20);
    }
};

TEST_P(SmallBoards, Skyscraper) {
    expect_agreement(random_skyscraper, 5500);
}
TEST_P(SmallBoards, Hoodoo) {
    expect_agreement(random_hoodoo, 3500);
}
TEST_P(SmallBoards, CloseOrFar) {
    expect_agreement(random_close_or_far, 1200);
}
INSTANTIATE_TEST_SUITE_P(Differential, SmallBoards, testing::Values(1, 2));

class LargeBoards : public testing::Test {
  protected:
    static void expect_agreement(MakeSheet make_sheet, int boards) {
        Tally tally;
        Panel panel(300);
        ASSERT_NO_FATAL_FAILURE(compare(panel, make_sheet, boards, 3, tally));
        EXPECT_LT(tally.percent(Verdict::unknown), 5);
        EXPECT_LT(tally.cut_short, tally.runs / 3);
    }
};

TEST_F(LargeBoards, Skyscraper) {
    expect_agreement(large_skyscraper, 600);
}
TEST_F(LargeBoards, Hoodoo) {
    expect_agreement(large_hoodoo, 600);
}
TEST_F(LargeBoards, CloseOrFar) {
    expect_agreement(large_close_or_far, 600);
}

/// The contents of these boards are drawn at random, whatever the rules, so that no kind needs boards of its own here.
TEST(BoardsOfEveryKind, HaveTheSameSolutionsForAllEngines) {
    base::Random random(4);
    Panel panel;
    for (const puzzles::PuzzleRow& kind : every_kind()) {
        Tally tally;
        for (; tally.boards < 200; ++tally.boards) {
            const int rows = 1 + static_cast<int>(random.below(4));
            const int columns = kind.notation.rectangular ? 1 + static_cast<int>(random.below(4)) : rows;
            const sheet::Sheet sheet = scattered(kind.notation, {rows, columns}, 4, random);
            kernel::Model model;
            kind.make(sheet)->model(model);
            const Comparison comparison = panel.compare(model, random);
            ASSERT_FALSE(comparison.difference) << text_of(sheet) << *comparison.difference;
            ++tally.met[comparison.verdict];
        }
        EXPECT_GT(tally.boards, tally.met[Verdict::unknown]) << kind.notation.name;
    }
}

}  // namespace
}  // namespace gridwright::tests
