#include "gridwright/kernel/watch.hpp"

#include "tests/support/fake_clock.hpp"

#include <gtest/gtest.h>

namespace gridwright::kernel {
namespace {

using namespace std::chrono_literals;
using tests::FakeClock;

TEST(Watch, IsNeverDueWithoutLimits) {
    EXPECT_FALSE(Watch().due());
    EXPECT_FALSE(Watch(Limits{}).due());
}

TEST(Watch, KnowsWhyItIsDue) {
    FakeClock clock(0ms);
    std::atomic<bool> stop = false;
    std::uint64_t failures = 0;
    const Watch watch(Limits{.time = 10ms, .failures = 3, .stop = &stop}, failures);
    EXPECT_FALSE(watch.due());
    failures = 3;
    EXPECT_TRUE(watch.due());
    EXPECT_EQ(watch.reason(), Stop::limit);
    failures = 2;
    clock.advance(10ms);
    EXPECT_TRUE(watch.due());
    EXPECT_EQ(watch.reason(), Stop::limit);
    stop = true;
    EXPECT_EQ(watch.reason(), Stop::cancelled);
}

TEST(Watch, HandsOnWhatIsLeft) {
    FakeClock clock(0ms);
    std::uint64_t failures = 1;
    const Watch watch(Limits{.time = 10ms, .failures = 3}, failures);
    clock.advance(4ms);
    EXPECT_EQ(watch.left().time, 6ms);
    EXPECT_EQ(watch.left().failures, 2u);
    failures = 5;
    EXPECT_EQ(watch.left().failures, 0u);
    EXPECT_FALSE(Watch(Limits{.failures = 3}).left().failures);
}

TEST(Watch, CanBeDueSooner) {
    FakeClock clock(0ms);
    const Watch watch(Limits{.time = 10ms}), sooner = watch.sooner_by(4ms);
    clock.advance(6ms);
    EXPECT_FALSE(watch.due());
    EXPECT_TRUE(sooner.due());
    EXPECT_FALSE(Watch().sooner_by(4ms).due());
}

TEST(Poll, LooksOnceInAWhileAndRemembers) {
    std::atomic<bool> stop = true;
    const Watch watch(Limits{.stop = &stop});
    Poll poll(watch, 10);
    for (int i = 1; i < 10; ++i) EXPECT_FALSE(poll.due());
    EXPECT_TRUE(poll.due());
    stop = false;
    EXPECT_TRUE(poll.due(100));
}

}  // namespace
}  // namespace gridwright::kernel
