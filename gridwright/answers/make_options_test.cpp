#include "gridwright/answers/make_options.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

std::string mistake(std::vector<std::string> words) {
    const auto ask = read_make_words(words);
    return ask ? "" : ask.error().message;
}

TEST(MakeOptions, AreReadFromWords) {
    const std::vector<std::string> words = {"skyscraper", "--size", "6",      "--count",  "10",   "--seed",   "7",
                                            "--first",    "3",      "--thin", "--givens", "none", "--effort", "2"};
    const auto ask = read_make_words(words);
    ASSERT_TRUE(ask) << ask.error().message;
    EXPECT_EQ(ask->kind, generator::find("skyscraper"));
    EXPECT_EQ(ask->settings.size, 6);
    EXPECT_EQ(ask->settings.effort, 2u);
    EXPECT_EQ(ask->count, 10u);
    EXPECT_EQ(ask->first, 3u);
    EXPECT_EQ(ask->seed, 7u);
    ASSERT_EQ(ask->settings.wishes.size(), 2u);
    EXPECT_EQ(ask->settings.wishes[0].setting, "thin");
    EXPECT_EQ(ask->settings.wishes[0].value, "");
    EXPECT_EQ(ask->settings.wishes[1].setting, "givens");
    EXPECT_EQ(ask->settings.wishes[1].value, "none");
}

TEST(MakeOptions, HaveNoSeedUnlessOneIsSaid) {
    const std::vector<std::string> words = {"hoodoo", "--size", "6"};
    EXPECT_FALSE(read_make_words(words)->seed);
}

TEST(MakeOptions, TellMistakes) {
    EXPECT_EQ(mistake({"sudoku", "--size", "9"}), "there is no kind of puzzle 'sudoku' to generate");
    EXPECT_EQ(mistake({"skyscraper"}).substr(0, 28), "skyscraper needs --size N, f");
    EXPECT_EQ(mistake({"skyscraper", "--size"}), "--size needs a whole number, 1 or more");
    EXPECT_EQ(mistake({"skyscraper", "--size", "0"}), "--size needs a whole number, 1 or more");
    EXPECT_EQ(mistake({"skyscraper", "--seed", "-1"}), "--seed needs a whole number, 0 or more");
    EXPECT_EQ(mistake({"skyscraper", "--effort", "1000001"}), "--effort needs a whole number from 1 to 1000000");
    EXPECT_EQ(mistake({"skyscraper", "--size", "4", "--thick"}), "skyscraper takes no '--thick'");
    EXPECT_EQ(mistake({"skyscraper", "--size", "4", "--givens"}), "--givens needs a value");
}

}  // namespace
}  // namespace gridwright::answers
