#include "gridwright/generator/symmetry.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::generator {
namespace {

std::vector<std::size_t> sizes(const Groups& groups) {
    std::vector<std::size_t> sizes;
    for (const Pieces& group : groups) sizes.push_back(group.count());
    std::ranges::sort(sizes);
    return sizes;
}

Pieces all_of(const Groups& groups) {
    Pieces all;
    for (const Pieces& group : groups) {
        EXPECT_FALSE(all.meets(group));
        all |= group;
    }
    return all;
}

TEST(Symmetry, PutsEveryPieceIntoOneGroup) {
    for (int side = 3; side <= 16; ++side)
        for (const Symmetry symmetry :
             {Symmetry::none, Symmetry::half_turn, Symmetry::mirror, Symmetry::quarter_turn}) {
            const auto clues = static_cast<std::size_t>(4 * side), cells = static_cast<std::size_t>(side * side);
            EXPECT_EQ(all_of(clue_groups(side, symmetry)), Pieces::from_to(0, clues));
            EXPECT_EQ(all_of(cell_groups(side, symmetry)), Pieces::from_to(clues, clues + cells));
        }
}

TEST(Symmetry, GroupsAreAsLargeAsTheTurnsSay) {
    using Sizes = std::vector<std::size_t>;
    EXPECT_EQ(sizes(clue_groups(3, Symmetry::none)), Sizes(12, 1));
    EXPECT_EQ(sizes(clue_groups(3, Symmetry::half_turn)), Sizes(6, 2));
    EXPECT_EQ(sizes(clue_groups(3, Symmetry::quarter_turn)), Sizes(3, 4));
    EXPECT_EQ(sizes(clue_groups(3, Symmetry::mirror)), (Sizes{1, 1, 2, 2, 2, 2, 2}));
    EXPECT_EQ(sizes(cell_groups(3, Symmetry::half_turn)), (Sizes{1, 2, 2, 2, 2}));
    EXPECT_EQ(sizes(cell_groups(3, Symmetry::quarter_turn)), (Sizes{1, 4, 4}));
    EXPECT_EQ(sizes(cell_groups(4, Symmetry::quarter_turn)), Sizes(4, 4));
    EXPECT_EQ(sizes(cell_groups(4, Symmetry::mirror)), Sizes(8, 2));
}

// Pieces of a 3 x 3 board: top 0-2, left 3-5, bottom 6-8, right 9-11, cells from 12 on.
TEST(Symmetry, TakesPiecesWhereTheyBelong) {
    const auto group_with = [](const Groups& groups, std::size_t piece) {
        for (const Pieces& group : groups)
            if (group.contains(piece)) return group;
        return Pieces{};
    };
    const auto set = [](std::initializer_list<std::size_t> pieces) {
        Pieces result;
        for (const std::size_t piece : pieces) result.add(piece);
        return result;
    };
    EXPECT_EQ(group_with(clue_groups(3, Symmetry::half_turn), 0), set({0, 8}));
    EXPECT_EQ(group_with(clue_groups(3, Symmetry::mirror), 0), set({0, 2}));
    EXPECT_EQ(group_with(clue_groups(3, Symmetry::mirror), 3), set({3, 9}));
    EXPECT_EQ(group_with(clue_groups(3, Symmetry::quarter_turn), 0), set({0, 9, 8, 5}));
    EXPECT_EQ(group_with(cell_groups(3, Symmetry::half_turn), 12), set({12, 20}));
    EXPECT_EQ(group_with(cell_groups(3, Symmetry::mirror), 12), set({12, 14}));
    EXPECT_EQ(group_with(cell_groups(3, Symmetry::quarter_turn), 13), set({13, 17, 19, 15}));
}

}  // namespace
}  // namespace gridwright::generator
