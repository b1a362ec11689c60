#include "cli/output/numbered_files.hpp"

#include <gtest/gtest.h>

namespace gridwright::cli {
namespace {

TEST(NumberedFiles, HaveNamesWithNumbers) {
    EXPECT_FALSE(NumberedFiles::of("board.svg"));
    EXPECT_FALSE(NumberedFiles::of("100%.svg"));
    EXPECT_FALSE(NumberedFiles::of("5%x-%3"));
    ASSERT_TRUE(NumberedFiles::of("b-%d.svg"));
    EXPECT_EQ(NumberedFiles::of("b-%d.svg")->name(12), "b-12.svg");
    EXPECT_EQ(NumberedFiles::of("%03d/b")->name(7), "007/b");
    EXPECT_EQ(NumberedFiles::of("%03d")->name(12345), "12345");
    EXPECT_EQ(NumberedFiles::of("100%-%d.png")->name(1), "100%-1.png");
}

}  // namespace
}  // namespace gridwright::cli
