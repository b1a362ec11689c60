// Boards on which something once went wrong, or nearly: every labeling at both strengths against brute, on each file of
// this folder. `make fuzz` saves what it finds here.

#include "tests/support/agreement.hpp"
#include "tests/support/corpus.hpp"

#include <gtest/gtest.h>

namespace gridwright::tests {
namespace {

TEST(Regress, EveryBoardIsSolvedAlike) {
    int boards = 0;
    for (const auto& entry : std::filesystem::directory_iterator(GRIDWRIGHT_SOURCE_DIR "/tests/regress")) {
        if (entry.path().extension() != ".gw") continue;
        for (const formats::Sheet& sheet : sheets_in(entry.path())) {
            const auto puzzle = puzzles::make(sheet);
            for (const kernel::Labeling& labeling : every_labeling()) {
                const Comparison comparison = compare_engines(*puzzle, labeling, 1);
                ASSERT_FALSE(comparison.difference) << entry.path() << '\n' << *comparison.difference;
            }
            ++boards;
        }
    }
    EXPECT_GT(boards, 0);
}

}  // namespace
}  // namespace gridwright::tests
