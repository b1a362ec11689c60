#include "gridwright/base/int_indexed.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <numeric>
#include <type_traits>

namespace gridwright::base {
namespace {

TEST(IntIndexed, AVectorTakesAndGivesInts) {
    Vector<char> letters(3, 'a');
    const int row = 2;
    letters[row - 1] = 'b';
    letters.push_back('d');
    static_assert(std::is_same_v<decltype(letters.count()), int>);
    EXPECT_EQ(letters.count(), 4);
    EXPECT_EQ(std::as_const(letters)[row - 1], 'b');
    EXPECT_EQ(letters[std::uint8_t{3}], 'd');
    EXPECT_EQ(letters[std::size_t{0}], 'a');
    EXPECT_EQ(letters, (std::vector<char>{'a', 'b', 'a', 'd'}));
}

TEST(IntIndexed, AVectorOfBoolsHasItsReferences) {
    Vector<bool> covered(70);
    covered[-1 + 66] = true;
    EXPECT_EQ(std::accumulate(covered.begin(), covered.end(), 0), 1);
    EXPECT_TRUE(std::as_const(covered)[65]);
}

TEST(IntIndexed, AnArrayIsReadyAtCompileTime) {
    constexpr auto squares = [] {
        Array<int, 5> each{};
        for (int i = 0; i < each.count(); ++i) each[i] = i * i;
        return each;
    }();
    static_assert(squares[4] == 16);
    static_assert(sizeof squares == sizeof(std::array<int, 5>));
    Array<int, 5> counts{};
    counts.fill(7);
    counts[3] += squares[3];
    EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), 0), 44);
}

}  // namespace
}  // namespace gridwright::base
