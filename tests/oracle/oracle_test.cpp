// The engines against each other on thousands of small random boards, enough of each verdict among them.

#include "tests/support/agreement.hpp"
#include "tests/support/random_boards.hpp"

#include <gtest/gtest.h>

#include <map>

namespace gridwright::tests {
namespace {

using kernel::Verdict;

void expect_agreement(formats::Sheet (*make_sheet)(base::Random&), int boards, std::uint64_t seed) {
    base::Random random(seed);
    std::map<Verdict, int> met;
    int cut_short = 0;
    for (int i = 0; i < boards; ++i) {
        const auto puzzle = puzzles::make(make_sheet(random));
        const Comparison comparison = compare_engines(*puzzle, random);
        ASSERT_FALSE(comparison.difference) << text_of(*puzzle) << *comparison.difference;
        ++met[comparison.verdict];
        cut_short += comparison.cut_short;
    }
    for (const Verdict verdict : {Verdict::impossible, Verdict::unique, Verdict::several})
        EXPECT_GE(met[verdict], 100) << name(verdict);
    EXPECT_LT(cut_short, boards / 10);
}

TEST(Oracle, AgreesOnHoodoo) {
    expect_agreement(random_hoodoo, 2500, 1);
}
TEST(Oracle, AgreesOnSkyscraper) {
    expect_agreement(random_skyscraper, 2500, 2);
}
TEST(Oracle, AgreesOnCloseOrFar) {
    expect_agreement(random_close_or_far, 1500, 3);
}

}  // namespace
}  // namespace gridwright::tests
