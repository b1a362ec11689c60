#include "gridwright/base/seconds.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace gridwright::base {
namespace {

using namespace std::chrono_literals;

constexpr auto thirty_years = std::chrono::nanoseconds(1'000'000'000'000'000'000);

TEST(Seconds, AreReadToTheNanosecond) {
    EXPECT_EQ(read_seconds("120"), 120s);
    EXPECT_EQ(read_seconds("0.5"), 500ms);
    EXPECT_EQ(read_seconds(".5"), 500ms);
    EXPECT_EQ(read_seconds("1e-3"), 1ms);
    EXPECT_EQ(read_seconds("0.000000001"), 1ns);
    EXPECT_EQ(read_seconds("0.3"), 300ms);
}

TEST(Seconds, AreNeitherZeroNorTooLongForAClock) {
    EXPECT_EQ(read_seconds("1e-12"), 1ns);
    EXPECT_EQ(read_seconds("1e12"), thirty_years);
    EXPECT_EQ(time_from(std::numeric_limits<double>::max()), thirty_years);
}

TEST(Seconds, AreNothingElse) {
    for (const char* text :
         {"", "0", "0.0", "-1", "+1", " 1", "1 ", "1s", "1,5", "0x10", "inf", "nan", "1e999", "e", ".", "-", "1..2"})
        EXPECT_FALSE(read_seconds(text)) << text;
    EXPECT_FALSE(time_from(std::numeric_limits<double>::quiet_NaN()));
    EXPECT_FALSE(time_from(std::numeric_limits<double>::infinity()));
}

TEST(Seconds, AreWrittenWithoutNeedlessZeros) {
    EXPECT_EQ(short_seconds(120s), "120");
    EXPECT_EQ(short_seconds(500ms), "0.5");
    EXPECT_EQ(short_seconds(1234ns), "0.000001234");
    EXPECT_EQ(short_seconds(0s), "0");
    EXPECT_EQ(short_seconds(1001ms), "1.001");
}

}  // namespace
}  // namespace gridwright::base
