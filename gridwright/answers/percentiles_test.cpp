#include "gridwright/answers/percentiles.hpp"

#include "gridwright/answers/percentile_table.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::answers {
namespace {

explain::Grade graded(const Mark& mark) {
    explain::Grade grade;
    grade.level = mark.level;
    grade.score = mark.score;
    return grade;
}

TEST(Percentiles, ComeFromSortedSetsOfKnownKinds) {
    ASSERT_FALSE(distributions().empty());
    for (const Distribution& row : distributions()) {
        EXPECT_TRUE(puzzles::find(row.kind)) << row.kind;
        EXPECT_EQ(row.marks.size(), 99u) << row.kind << ' ' << row.size.rows;
        EXPECT_TRUE(std::ranges::is_sorted(row.marks)) << row.kind << ' ' << row.size.rows;
        EXPECT_LT(row.marks.front(), row.marks.back()) << row.kind << ' ' << row.size.rows;
    }
}

TEST(Percentiles, CountTheEasierPuzzles) {
    for (const Distribution& row : distributions()) {
        EXPECT_EQ(percentile(row.kind, row.size, graded(row.marks.front())), 0);
        EXPECT_EQ(percentile(row.kind, row.size, graded({row.marks.back().level + 1, 0})), 99);
        const Mark& middle = row.marks[49];
        const auto easier = std::ranges::count_if(row.marks, [&](const Mark& mark) { return mark < middle; });
        EXPECT_EQ(percentile(row.kind, row.size, graded(middle)), easier);
    }
}

TEST(Percentiles, AreUnknownWhereNothingWasMeasured) {
    EXPECT_EQ(percentile("skyscraper", {40, 40}, graded({1, 1})), std::nullopt);
}

}  // namespace
}  // namespace gridwright::answers
