#include "gridwright/answers/make_run.hpp"

#include "gridwright/puzzles/registry.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

using Answer = Selection::Answer;

/// A Skyscraper of 3 x 3 with one clue.
sheet::Sheet with_clue(kernel::Side side, int place, int clue) {
    sheet::Sheet sheet = sheet::blank(generator::find("skyscraper")->notation, {3, 3});
    sheet.sides[side][place] = clue;
    return sheet;
}

TEST(Selection, LeavesOutWhatIsEqualUnderSymmetry) {
    Selection selection(2, true);
    EXPECT_EQ(selection.offer(with_clue(kernel::Side::top, 0, 3)), Answer::taken);
    EXPECT_EQ(selection.offer(with_clue(kernel::Side::left, 2, 3)), Answer::equal);
    EXPECT_FALSE(selection.over());
    EXPECT_EQ(selection.offer(with_clue(kernel::Side::top, 1, 3)), Answer::taken);
    EXPECT_TRUE(selection.over());
    EXPECT_EQ(selection.offer(with_clue(kernel::Side::top, 1, 2)), Answer::not_needed);
    EXPECT_EQ(selection.taken(), 2u);
}

TEST(Selection, TakesEqualPuzzlesUnlessAskedNotTo) {
    Selection selection(2, false);
    EXPECT_EQ(selection.offer(with_clue(kernel::Side::top, 0, 3)), Answer::taken);
    EXPECT_EQ(selection.offer(with_clue(kernel::Side::top, 0, 3)), Answer::taken);
    EXPECT_TRUE(selection.over());
}

TEST(Selection, GivesUpAfterManyEqualOnes) {
    Selection selection(3, true);
    selection.count_earlier(sheet::fingerprint(with_clue(kernel::Side::top, 0, 3)));
    EXPECT_EQ(selection.offer(with_clue(kernel::Side::top, 1, 3)), Answer::taken);
    for (int i = 1; i < Selection::most_equal_in_a_row; ++i)
        ASSERT_EQ(selection.offer(with_clue(kernel::Side::bottom, 0, 3)), Answer::equal) << i;
    EXPECT_EQ(selection.offer(with_clue(kernel::Side::bottom, 0, 3)), Answer::given_up);
    EXPECT_TRUE(selection.over());
    EXPECT_NE(selection.sentence().find("2 of 3"), std::string::npos) << selection.sentence();
}

std::vector<std::uint64_t> counts(std::string_view kind, int size, std::uint64_t count) {
    MakeAsk ask{.kind = generator::find(kind)};
    ask.settings.size = size;
    ask.count = count;
    ask.rising = true;
    std::vector<std::uint64_t> counts(10, 0);
    for (const RunPart& part : parts_of(ask)) {
        EXPECT_EQ(part.settings.wishes.back().setting, "level");
        counts[static_cast<std::size_t>(std::stoi(part.settings.wishes.back().value))] += part.count;
    }
    return counts;
}

TEST(RisingRun, SpreadsOverTheLevelsOfTheSize) {
    using Counts = std::vector<std::uint64_t>;
    EXPECT_EQ(counts("skyscraper", 6, 14), (Counts{0, 2, 2, 2, 2, 2, 2, 2, 0, 0}));
    EXPECT_EQ(counts("skyscraper", 6, 8), (Counts{0, 2, 1, 1, 1, 1, 1, 1, 0, 0}));
    EXPECT_EQ(counts("skyscraper", 3, 3), (Counts{0, 2, 1, 0, 0, 0, 0, 0, 0, 0}));
    EXPECT_EQ(counts("hoodoo", 3, 4), (Counts{0, 2, 0, 0, 0, 2, 0, 0, 0, 0}));
    EXPECT_EQ(counts("skyscraper", 6, 2), (Counts{0, 1, 0, 0, 1, 0, 0, 0, 0, 0}));
}

TEST(RisingRun, ChoosesItsLevelsItself) {
    MakeAsk ask{.kind = generator::find("skyscraper")};
    ask.rising = true;
    EXPECT_EQ(problem_of(ask), std::nullopt);
    ask.settings.wishes = {{"level", "3"}};
    EXPECT_NE(problem_of(ask).value_or("").find("leave out --level"), std::string::npos);
    ask.settings.wishes.clear();
    ask.count = most_rising + 1;
    EXPECT_NE(problem_of(ask).value_or("").find("--count"), std::string::npos);
}

}  // namespace
}  // namespace gridwright::answers
