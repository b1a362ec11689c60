// Sessions: a question that leaves out some clues and givens gets the same answer as a model without them, and earlier
// questions leave no trace.

#include "tests/support/agreement.hpp"
#include "tests/support/random_boards.hpp"

#include <gtest/gtest.h>

namespace gridwright::tests {
namespace {

void expect_agreement(sheet::Sheet (*make_sheet)(base::Random&), int boards, std::uint64_t failures) {
    base::Random random(4);
    Panel panel(failures);
    int runs = 0, cut_short = 0;
    for (int i = 0; i < boards; ++i) {
        const sheet::Sheet sheet = make_sheet(random);
        const Comparison comparison = panel.compare_sessions(model_of(sheet), random);
        ASSERT_FALSE(comparison.difference) << text_of(sheet) << *comparison.difference;
        runs += comparison.runs;
        cut_short += comparison.cut_short;
    }
    std::printf("%d boards, %d runs, %d cut short\n", boards, runs, cut_short);
    EXPECT_LT(cut_short, runs / 2);
}

TEST(Sessions, AgreeOnSmallSkyscraper) {
    expect_agreement(random_skyscraper, 1000, 2000);
}
TEST(Sessions, AgreeOnSmallHoodoo) {
    expect_agreement(random_hoodoo, 1000, 1000);
}
TEST(Sessions, AgreeOnSmallCloseOrFar) {
    expect_agreement(random_close_or_far, 500, 1000);
}
TEST(Sessions, AgreeOnLargeBoards) {
    expect_agreement(large_sheet, 120, 100);
}

}  // namespace
}  // namespace gridwright::tests
