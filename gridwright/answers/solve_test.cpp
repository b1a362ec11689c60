#include "gridwright/answers/solve.hpp"

#include "gridwright/engines/registry.hpp"
#include "gridwright/formats/reader.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

std::unique_ptr<puzzles::Puzzle> puzzle_in(std::string_view text) {
    return puzzles::make(*formats::SheetReader(formats::source_of(text), puzzles::notations()).next()->sheet);
}

TEST(Solve, ShowsTwoSolutionsWhereThereAreSeveral) {
    const auto puzzle = puzzle_in("skyscraper 3\n. . .\n. . . . .\n. . . . .\n. . . . .\n. . .\n");
    for (const auto& row : engines::table()) {
        const auto engine = engines::make_engine(row.name);
        Workspace workspace(*engine);
        kernel::Search search;
        search.solutions = solutions_for(Goal::unique);
        const auto solved = solve(workspace, *puzzle, Goal::unique, search);
        if (!solved) continue;  // another puzzle's specialist
        EXPECT_EQ(solved->outcome.verdict(), kernel::Verdict::several) << row.name;
        ASSERT_EQ(solved->outcome.kept.size(), 2u) << row.name;
        EXPECT_NE(solved->outcome.kept[0], solved->outcome.kept[1]) << row.name;
    }
}

TEST(Solve, CountsNoFurtherThanOneWhereThatIsTheLimit) {
    const auto puzzle = puzzle_in("skyscraper 3\n. . .\n. . . . .\n. . . . .\n. . . . .\n. . .\n");
    const auto engine = engines::make_engine("fd");
    Workspace workspace(*engine);
    kernel::Search search;
    search.solutions = solutions_for(Goal::count, 1);
    const auto solved = solve(workspace, *puzzle, Goal::count, search);
    ASSERT_TRUE(solved);
    EXPECT_EQ(solved->outcome.verdict(), kernel::Verdict::solved);
    EXPECT_EQ(solved->outcome.found, 1u);
    EXPECT_FALSE(solved->outcome.complete());
    EXPECT_EQ(sentence_of(*solved, *puzzle), "At least 1 solution.");
}

}  // namespace
}  // namespace gridwright::answers
