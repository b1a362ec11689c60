#include "gridwright/base/require.hpp"

#include "gridwright/base/deadline.hpp"
#include "gridwright/base/result.hpp"

#include <gtest/gtest.h>

namespace gridwright::base {
namespace {

TEST(RequireDeathTest, SaysWhereAndAborts) {
    require(true, "nothing happens");
    EXPECT_DEATH(require(false, "the sky is up"), "require_test.cpp:.*the sky is up");
}

TEST(ResultDeathTest, IsNotReadUnlookedAt) {
    const Result<int> good = 3;
    EXPECT_EQ(*good, 3);
    const Result<int> bad = Error{"no", 7};
    EXPECT_EQ(bad.error().offset, 7u);
    EXPECT_DEATH((void)*bad, "without looking");
}

TEST(Deadline, FollowsTheClockInUse) {
    static std::chrono::nanoseconds time{0};
    const Clock before = use_clock([] { return time; });
    const Deadline soon(std::chrono::seconds(2)), never;
    EXPECT_FALSE(soon.passed());
    EXPECT_EQ(soon.left(), std::chrono::seconds(2));
    EXPECT_EQ(never.left(), std::nullopt);
    time = std::chrono::seconds(3);
    EXPECT_TRUE(soon.passed());
    EXPECT_EQ(soon.left(), std::chrono::seconds(0));
    EXPECT_FALSE(never.passed());
    use_clock(before);
}

}  // namespace
}  // namespace gridwright::base
