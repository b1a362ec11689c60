#include "gridwright/answers/grade.hpp"

#include "gridwright/answers/step_json.hpp"
#include "gridwright/engines/registry.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

class GradeWithout : public testing::Test {
  protected:
    base::Result<GradeAnswer> without(std::string_view id) { return grade(workspace, *puzzle, {}, id); }

    std::unique_ptr<kernel::Engine> engine = engines::make_engine("auto");
    Workspace workspace{*engine};
    std::unique_ptr<puzzles::Puzzle> puzzle = puzzles::make(
        tests::sheet_from("skyscraper 4\n4 . . .\n. . . . . .\n. . . . . 3\n. . . . . .\n. . 1 . . .\n. . . .\n",
                          puzzles::find("skyscraper")->notation));
};

TEST_F(GradeWithout, ATechniqueOfAnotherKindIsRefused) {
    EXPECT_EQ(without("C1").error().message, "C1 is no technique of skyscraper; grade --levels skyscraper lists them");
    EXPECT_TRUE(without("S3"));
}

/// A puzzle that cannot be solved without the technique, or not in time, are different answers.
TEST_F(GradeWithout, SaysWhyThereIsNoGrade) {
    auto answer = *without("S3");
    EXPECT_EQ(answer.verdict_without(), "graded");
    answer.without.reset();
    EXPECT_EQ(answer.verdict_without(), "unfinished");
    EXPECT_NE(json_of(answer, *puzzle, {}).find(R"("without":{"technique":"S3","verdict":"unfinished","grade":null})"),
              std::string::npos);
    answer.limited = true;
    EXPECT_EQ(answer.verdict_without(), "unknown");
}

}  // namespace
}  // namespace gridwright::answers
