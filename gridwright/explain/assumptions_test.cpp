// Which candidates fall, searched again and again while marks are struck, against a search for each candidate that
// remembers nothing.

#include "gridwright/explain/assumptions.hpp"

#include "gridwright/explain/grade.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"
#include "tests/support/fake_clock.hpp"
#include "tests/support/marked_boards.hpp"
#include "tests/support/sanitized.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace gridwright::explain {
namespace {

using namespace kernel;

const Ladder& towers_ladder = puzzles::skyscraper::ladder;

/// The easiest what-if, and what comes before it.
const Rung& easiest_what_if() {
    return *std::ranges::find_if(towers_ladder.rungs, [](const Rung& rung) { return rung.inside > 0; });
}

Ladder easier() {
    return {towers_ladder.rungs.first(static_cast<std::size_t>(&easiest_what_if() - towers_ladder.rungs.data()))};
}

/// A position on which no technique but a what-if finds anything, some cells open.
std::unique_ptr<tests::MarkedBoard> stuck_board(base::Random& random) {
    while (true) {
        auto marked = tests::random_marked_heights(random, 6);
        marked->position = grade(marked->position, easier()).end;
        if (!marked->position.solved()) return marked;
    }
}

constexpr int any_number = std::numeric_limits<int>::max();

/// The candidates that fall, each searched for itself.
std::vector<Given> falling_one_by_one(const Position& position, const Rung& rung, const Allowed& allowed) {
    std::vector<Given> found;
    for (int cell = 0; cell < position.board().cells(); ++cell) {
        if (position.placed(cell)) continue;
        for (const int value : position.marks(cell)) {
            const Given candidate{cell, static_cast<Value>(value)};
            if (rounds_to_contradiction(position, candidate, towers_ladder, inside_of(rung, allowed), any_number, {}) >
                0)
                found.push_back(candidate);
        }
    }
    return found;
}

TEST(Assumptions, RememberNothingThatIsNoLongerTrue) {
    base::Random random(1);
    std::size_t fallen = 0, after_a_step = 0;
    for (unsigned board = 0; board < tests::tried(30); ++board) {
        const auto marked = stuck_board(random);
        Position position = marked->position;
        Assumptions assumptions(towers_ladder, {});
        for (int step = 0; !position.solved(); ++step) {
            const std::vector<Given> found = assumptions.falling(position, easiest_what_if(), {});
            ASSERT_EQ(found, falling_one_by_one(position, easiest_what_if(), {}));
            if (found.empty()) break;
            for (const Given& out : found) ASSERT_TRUE(tests::is_out(*marked, out.cell, out.value));
            fallen += found.size();
            after_a_step += step > 0 ? found.size() : 0;
            const Given& out = found[random.below(found.size())];
            position.strike(out.cell, Domain::single(out.value));
            position = grade(position, easier()).end;
        }
    }
    EXPECT_GT(fallen, tests::tried(20));
    EXPECT_GT(after_a_step, tests::tried(10));
}

TEST(Assumptions, ConcludeThatWhatFallsIsStruck) {
    base::Random random(2);
    const auto marked = stuck_board(random);
    Assumptions assumptions(towers_ladder, {});
    Findings findings(Findings::Mode::conclusions);
    findings.begin(0);
    assumptions.find(marked->position, easiest_what_if(), {}, findings);
    const std::vector<Given> falling = falling_one_by_one(marked->position, easiest_what_if(), {});
    EXPECT_FALSE(falling.empty());
    EXPECT_EQ(findings.count, static_cast<int>(falling.size()));
    for (const Given& out : falling) EXPECT_TRUE(findings.struck[out.cell].contains(out.value));
}

/// Whenever a search is cut short, what it has found falls, and the next search finds all of it.
TEST(Assumptions, CanBeCutShort) {
    base::Random random(3);
    int cut = 0;
    for (unsigned board = 0; board < tests::tried(5); ++board) {
        const auto marked = stuck_board(random);
        const std::vector<Given> all = falling_one_by_one(marked->position, easiest_what_if(), {});
        for (int looks = 1; looks < 2000; looks *= 3) {
            Assumptions assumptions(towers_ladder, {});
            const tests::FakeClock clock(std::chrono::milliseconds(1));
            const Watch watch({.time = std::chrono::milliseconds(looks)});
            std::vector<Given> some = assumptions.falling(marked->position, easiest_what_if(), watch);
            cut += some.size() < all.size();
            for (const Given& out : some) EXPECT_EQ(std::ranges::count(all, out), 1);
            EXPECT_EQ(assumptions.falling(marked->position, easiest_what_if(), {}), all);
        }
    }
    EXPECT_GT(cut, 3);
}

TEST(Assumptions, UseNoTechniqueThatIsNotAllowed) {
    base::Random random(4);
    std::size_t with = 0, without = 0;
    const Allowed no_singles{.without = {"L1", "L2"}};
    for (unsigned board = 0; board < tests::tried(10); ++board) {
        const auto marked = stuck_board(random);
        Assumptions all(towers_ladder, {}), fewer(towers_ladder, no_singles);
        with += all.falling(marked->position, easiest_what_if(), {}).size();
        const std::vector<Given> found = fewer.falling(marked->position, easiest_what_if(), {});
        EXPECT_EQ(found, falling_one_by_one(marked->position, easiest_what_if(), no_singles));
        without += found.size();
    }
    EXPECT_LT(without, with);
}

TEST(Assumptions, AllowInsideWhatTheRungAllows) {
    const Rung rung{.technique = nullptr, .level = 8, .cost = 1, .inside = 2};
    EXPECT_EQ(inside_of(rung, {}).highest, 2);
    EXPECT_EQ(inside_of(rung, {.without = {"S3"}, .highest = 1}).highest, 1);
    EXPECT_EQ(inside_of(rung, {.without = {"S3"}}).without, std::vector<std::string_view>{"S3"});
}

TEST(Assumptions, CountRounds) {
    base::Random random(5);
    int counted = 0;
    for (int board = 0; board < 10; ++board) {
        const auto marked = stuck_board(random);
        const Allowed inside = inside_of(easiest_what_if(), {});
        for (const Given& out : falling_one_by_one(marked->position, easiest_what_if(), {})) {
            const auto rounds = [&](int most) {
                return rounds_to_contradiction(marked->position, out, towers_ladder, inside, most, {});
            };
            const int needed = rounds(any_number);
            EXPECT_EQ(rounds(needed), needed);
            EXPECT_EQ(rounds(needed - 1), 0);
            ++counted;
        }
    }
    EXPECT_GT(counted, 5);
}

}  // namespace
}  // namespace gridwright::explain
