// Runs every engine, every labeling and both strengths on the boards in this folder, on which something once went wrong
// or nearly did. `make fuzz` saves its findings here.

#include "tests/support/agreement.hpp"
#include "tests/support/corpus.hpp"

#include <gtest/gtest.h>

namespace gridwright::tests {
namespace {

TEST(Regress, EveryBoardIsSolvedAlike) {
    int boards = 0;
    Panel panel;
    base::Random random(1);
    for (const auto& entry : std::filesystem::directory_iterator(GRIDWRIGHT_SOURCE_DIR "/tests/regress")) {
        if (entry.path().extension() != ".gw") continue;
        for (const sheet::Sheet& sheet : sheets_in(entry.path())) {
            const kernel::Model model = model_of(sheet);
            const Comparison runs = panel.compare(model, every_way());
            ASSERT_FALSE(runs.difference) << entry.path() << '\n' << *runs.difference;
            const Comparison sessions = panel.compare_sessions(model, random);
            ASSERT_FALSE(sessions.difference) << entry.path() << '\n' << *sessions.difference;
            ++boards;
        }
    }
    EXPECT_GT(boards, 0);
}

}  // namespace
}  // namespace gridwright::tests
