// Explanations as another program sees them: JSON objects, judged by code that shares nothing with what made them.

#include "tests/support/corpus.hpp"
#include "tests/support/explained.hpp"
#include "tests/support/judge.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::tests {
namespace {

void expect_sound(const std::vector<sheet::Sheet>& sheets, judge::Tally& tally) {
    Explainers explainers;
    for (const sheet::Sheet& sheet : sheets) {
        const auto explained = explainers.explain(sheet);
        if (!explained) continue;
        EXPECT_EQ(judge::fault_in(explained->puzzle, explained->objects, tally), "") << explained->puzzle;
    }
    EXPECT_GT(tally.steps, 0);
    EXPECT_EQ(tally.nested, 0);
    EXPECT_LE(50 * tally.reads_more, tally.steps);
    EXPECT_EQ(tally.undecided, 0);
}

TEST(Explanations, OfTheCorpusAreSound) {
    judge::Tally tally;
    std::vector<sheet::Sheet> sheets;
    for (const auto& file : corpus_files())
        for (sheet::Sheet& sheet : sheets_in(file))
            if (sheet.size.rows <= 7) sheets.push_back(std::move(sheet));
    expect_sound(sheets, tally);
}

TEST(Explanations, OfTowersAreSound) {
    judge::Tally tally;
    for (const std::string set : {"6de", "6dh", "6dx"}) expect_sound(towers(set, 15), tally);
    for (const std::string set : {"8de", "8dh", "8dx", "9de", "9dh", "9dx"}) expect_sound(towers(set, 4), tally);
    EXPECT_EQ(tally.techniques["L8"], 0) << "no what-if below unreasonable";
    judge::Tally hardest;
    expect_sound(towers("6du", 20), hardest);
    expect_sound(towers("7du", 8), hardest);
}

TEST(Explanations, OfGeneratedSkyscrapersAreSound) {
    judge::Tally tally;
    for (const int size : {4, 5, 6}) expect_sound(first_of(generated_boards("skyscraper", size, 15), 15), tally);
}

TEST(Explanations, OfCloseOrFarAreSound) {
    judge::Tally tally;
    for (const int size : {6, 7}) expect_sound(first_of(generated_boards("close-or-far", size, 12), 12), tally);
    expect_sound(first_of(generated_boards("close-or-far", 8, 6, {{"minimal", ""}}), 6), tally);
}

TEST(Explanations, OfHoodooAreSound) {
    judge::Tally tally;
    for (const int size : {4, 5}) expect_sound(first_of(generated_boards("hoodoo", size, 15), 15), tally);
}

TEST(Grades, RiseWithTowersOwnLevels) {
    Explainers explainers;
    const auto median_level = [&](const std::string& set) {
        std::vector<int> levels;
        for (const sheet::Sheet& sheet : towers(set, 40))
            if (const auto grade = explainers.grade(sheet)) levels.push_back(grade->level);
        std::ranges::sort(levels);
        return levels[levels.size() / 2];
    };
    for (const std::string size : {"6", "7"}) {
        EXPECT_LT(median_level(size + "de"), median_level(size + "dh"));
        EXPECT_LT(median_level(size + "dh"), median_level(size + "dx"));
        EXPECT_LT(median_level(size + "dx"), median_level(size + "du"));
    }
}

TEST(GeneratedLevels, AreExactlyTheWishedOnes) {
    Explainers explainers;
    for (const int level : {1, 2, 3, 4, 5, 6})
        for (const sheet::Sheet& sheet :
             generated_boards("skyscraper", 6, sanitized ? 1 : 4, {{"level", std::to_string(level)}})) {
            const auto grade = explainers.grade(sheet);
            ASSERT_TRUE(grade);
            EXPECT_EQ(grade->level, level);
        }
}

}  // namespace
}  // namespace gridwright::tests
