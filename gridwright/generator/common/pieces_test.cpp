#include "gridwright/generator/common/pieces.hpp"

#include "gridwright/base/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

namespace gridwright::generator {
namespace {

using Set = std::set<std::size_t>;

Pieces pieces_of(const Set& set) {
    Pieces pieces;
    for (const std::size_t piece : set) pieces.add(piece);
    return pieces;
}

Set some(base::Random& random) {
    Set set;
    for (auto left = random.below(40); left > 0; --left) set.insert(random.below(Pieces::most));
    return set;
}

TEST(Pieces, AreASet) {
    base::Random random(1);
    for (int trial = 0; trial < 500; ++trial) {
        const Set a = some(random), b = some(random);
        Set both, either, first_only;
        std::ranges::set_intersection(a, b, std::inserter(both, both.end()));
        std::ranges::set_union(a, b, std::inserter(either, either.end()));
        std::ranges::set_difference(a, b, std::inserter(first_only, first_only.end()));
        const Pieces x = pieces_of(a), y = pieces_of(b);
        EXPECT_EQ(x & y, pieces_of(both));
        EXPECT_EQ(x | y, pieces_of(either));
        EXPECT_EQ(x - y, pieces_of(first_only));
        EXPECT_EQ(x.meets(y), !both.empty());
        EXPECT_EQ(x.count(), std::ssize(a));
        EXPECT_EQ(x.empty(), a.empty());
        EXPECT_EQ(x.first(), a.empty() ? Pieces::most : *a.begin());
        std::vector<std::size_t> seen;
        x.each([&](std::size_t piece) { seen.push_back(piece); });
        EXPECT_TRUE(std::ranges::equal(seen, a));
    }
}

TEST(Pieces, CanBeTakenAway) {
    Pieces pieces = Pieces::from_to(60, 70);
    EXPECT_EQ(pieces.count(), 10);
    pieces.remove(64);
    EXPECT_FALSE(pieces.contains(64));
    EXPECT_TRUE(pieces.contains(63));
    EXPECT_EQ(pieces.next(64), 65u);
    EXPECT_EQ(pieces.next(70), Pieces::most);
}

}  // namespace
}  // namespace gridwright::generator
