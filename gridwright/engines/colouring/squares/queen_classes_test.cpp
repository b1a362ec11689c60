#include "gridwright/engines/colouring/squares/queen_classes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace gridwright::engines::colouring {
namespace {

constexpr std::uint64_t no_limit = ~std::uint64_t{0};

std::vector<Columns> classes_of(const Remainder& remainder) {
    std::vector<Columns> classes;
    EXPECT_TRUE(for_each_class(remainder, no_limit, kernel::Watch(), [&](std::span<const int> columns) {
        classes.emplace_back(columns.begin(), columns.end());
        return true;
    }));
    return classes;
}

/// A board that owes nothing to its classes, as there are more than its lines need.
Remainder free_board(int side, Symmetry symmetry = Symmetry::none) {
    return {side, symmetry, 2 * side};
}

Columns image_of(const Columns& columns, Symmetry symmetry, std::size_t which) {
    const auto side = static_cast<int>(columns.size());
    Columns image(columns.size());
    for (int row = 0; row < side; ++row) {
        const RowColumn place = Images(symmetry, side, {row, columns[row]}).begin()[which];
        image[place.row] = place.column;
    }
    return image;
}

bool disjoint(const Columns& one, const Columns& other) {
    return std::mismatch(one.begin(), one.end(), other.begin(), std::not_equal_to()).first == one.end();
}

/// How many of the classes pass by the diagonals of these indexes.
struct PassedBy {
    std::vector<int> falling, rising;

    explicit PassedBy(const std::vector<Columns>& classes) {
        const auto side = static_cast<int>(classes[0].size());
        falling.assign(2 * side - 1, static_cast<int>(classes.size()));
        rising = falling;
        for (const Columns& columns : classes)
            for (int row = 0; row < side; ++row) {
                const int column = columns[row];
                --falling[column - row + side - 1];
                --rising[row + column];
            }
    }
};

bool within_slack(const Remainder& remainder, const std::vector<Columns>& orbit) {
    const PassedBy passed_by(orbit);
    for (int i = 0; i < 2 * remainder.side() - 1; ++i)
        if (passed_by.falling[i] > remainder.falling_slack(i) || passed_by.rising[i] > remainder.rising_slack(i))
            return false;
    return true;
}

/// The orbit of a class when it may be taken from the remainder.
std::optional<std::set<Columns>> orbit_of(const Remainder& remainder, const Columns& columns) {
    std::vector<Columns> orbit;
    for (int i = 0; i < order(remainder.symmetry()); ++i) orbit.push_back(image_of(columns, remainder.symmetry(), i));
    for (std::size_t i = 0; i < orbit.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (!disjoint(orbit[i], orbit[j])) return std::nullopt;
    for (int row = 0; row < remainder.side(); ++row)
        if (!remainder.is_open({row, columns[row]})) return std::nullopt;
    if (!within_slack(remainder, orbit)) return std::nullopt;
    return std::set<Columns>(orbit.begin(), orbit.end());
}

TEST(QueenClasses, AreAsManyAsIsKnown) {
    const int known[] = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724};  // OEIS A000170
    for (int side = 1; side <= 10; ++side)
        EXPECT_EQ(static_cast<int>(classes_of(free_board(side)).size()), known[side - 1]) << side;
}

TEST(QueenClasses, ShowOneOfEachOrbitWithinTheBudgets) {
    const std::pair<int, Symmetry> boards[] = {{8, Symmetry::none},          {8, Symmetry::mirrors},
                                               {8, Symmetry::quarter_turns}, {10, Symmetry::mirror},
                                               {9, Symmetry::half_turn},     {9, Symmetry::quarter_turns}};
    base::Random random(1);
    for (const auto& [side, symmetry] : boards)
        for (int spare = 0; spare <= 3; ++spare) {
            SCOPED_TRACE(testing::Message() << side << " with spare " << spare);
            Remainder remainder(side, symmetry, side + spare);
            for (int taken = 0; taken < 2; ++taken) {
                std::set<std::set<Columns>> expected, shown;
                for (const Columns& columns : classes_of(free_board(side)))
                    if (const auto orbit = orbit_of(remainder, columns)) expected.insert(*orbit);
                for (const Columns& columns : classes_of(remainder)) {
                    const auto orbit = orbit_of(remainder, columns);
                    ASSERT_TRUE(orbit);
                    shown.insert(*orbit);
                }
                EXPECT_EQ(shown, expected);
                const auto drawn = draw_class(remainder, Orbit::images, random, kernel::Watch());
                EXPECT_EQ(drawn.has_value(), !expected.empty());
                if (!drawn) break;
                EXPECT_TRUE(expected.contains(*orbit_of(remainder, *drawn)));
                remainder.take(*drawn, Orbit::images);
            }
        }
}

TEST(QueenClasses, HaveACentralOneThatIsItsOwnImage) {
    base::Random random(1);
    for (const auto& [side, symmetry] : {std::pair{15, Symmetry::half_turn}, {13, Symmetry::quarter_turns}}) {
        const auto columns = draw_class({side, symmetry, side}, Orbit::central, random, kernel::Watch());
        ASSERT_TRUE(columns);
        for (int i = 0; i < order(symmetry); ++i) EXPECT_EQ(image_of(*columns, symmetry, i), *columns);
    }
}

TEST(QueenClasses, EndWhenToldTo) {
    int seen = 0;
    const auto two = [&](std::span<const int>) { return ++seen < 2; };
    EXPECT_FALSE(for_each_class(free_board(8), no_limit, kernel::Watch(), two));
    EXPECT_EQ(seen, 2);
    const auto all = [](std::span<const int>) { return true; };
    EXPECT_FALSE(for_each_class(free_board(8), 50, kernel::Watch(), all));
    const std::atomic<bool> stop = true;
    EXPECT_FALSE(for_each_class(free_board(12), no_limit, kernel::Watch(kernel::Limits{.stop = &stop}), all));
    base::Random random(1);
    EXPECT_FALSE(draw_class(free_board(12), Orbit::images, random, kernel::Watch(kernel::Limits{.stop = &stop})));
}

}  // namespace
}  // namespace gridwright::engines::colouring
