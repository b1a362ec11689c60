#include "gridwright/answers/check_summary.hpp"

#include "gridwright/answers/json.hpp"
#include "gridwright/formats/reader.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

sheet::Sheet board_in(std::string_view text) {
    return *formats::SheetReader(formats::source_of(text), puzzles::notations()).next()->sheet;
}

/// Number 3 is number 1 mirrored; 2 is broken and 4 cannot be read.
CheckSummary summary_of_four() {
    CheckSummary summary;
    summary.add({.verdict = Checked::Verdict::ok}, board_in("close-or-far 2\n. C\n. .\n"), 3);
    summary.add_refused(4);
    summary.add({.verdict = Checked::Verdict::ok}, board_in("close-or-far 2\nC .\n. .\n"), 1);
    summary.add({.verdict = Checked::Verdict::broken}, board_in("hoodoo 1 2\n1 1\n"), 2);
    return summary;
}

TEST(CheckSummary, CountsVerdictsSizesAndClues) {
    using Lines = std::vector<std::string>;
    EXPECT_EQ(summary_of_four().lines(),
              (Lines{"summary: 4 boards", "verdicts: 1 broken, 2 ok and 1 refused",
                     "sizes: 2 close-or-far 2 x 2 and 1 hoodoo 1 x 2", "clues and givens: 1 to 2",
                     "equal under symmetry: 1 and 3", "need attention: 2 and 4"}));
    EXPECT_EQ(CheckSummary().lines(), Lines{"summary: 0 boards"});
}

TEST(CheckSummary, IsAnObject) {
    EXPECT_EQ(
        json_of(summary_of_four()),
        R"({"format":2,"summary":{"boards":4,"verdicts":{"broken":1,"ok":2,"refused":1},)"
        R"("sizes":{"close-or-far 2 x 2":2,"hoodoo 1 x 2":1},"clues":{"1":2,"2":1},"equal":[[1,3]],"bad":[2,4]}})");
}

}  // namespace
}  // namespace gridwright::answers
