#include "gridwright/generator/common/symmetry.hpp"

#include "gridwright/generator/common/latin_square.hpp"
#include "gridwright/generator/skyscraper/everything.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::generator {
namespace {

using kernel::CellClue;
using kernel::Origin;
using kernel::Side;
using kernel::SideClue;
using Places = std::vector<Origin>;

std::vector<std::size_t> sizes(const PlaceGroups& groups) {
    std::vector<std::size_t> sizes;
    for (const Places& group : groups) sizes.push_back(group.size());
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
    base::Random random(1);
    for (int side = 3; side <= 16; ++side) {
        const kernel::Solution square = LatinSquares(side).draw(random);
        const Draft draft(skyscraper::everything_about(square), square);
        for (const Symmetry symmetry :
             {Symmetry::none, Symmetry::half_turn, Symmetry::mirror, Symmetry::quarter_turn}) {
            EXPECT_EQ(all_of(pieces_of(clue_groups(side, symmetry), draft)), draft.all_clues());
            EXPECT_EQ(all_of(pieces_of(cell_groups(side, symmetry), draft)), draft.all_givens());
        }
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

TEST(Symmetry, TakesPlacesWhereTheyBelong) {
    const auto group_with = [](const PlaceGroups& groups, const Origin& place) {
        for (const Places& group : groups)
            if (std::ranges::find(group, place) != group.end()) return group;
        return Places{};
    };
    const SideClue first_on_top{Side::top, 0}, first_at_left{Side::left, 0}, last_at_bottom{Side::bottom, 2};
    EXPECT_EQ(group_with(clue_groups(3, Symmetry::half_turn), first_on_top), (Places{first_on_top, last_at_bottom}));
    EXPECT_EQ(group_with(clue_groups(3, Symmetry::mirror), first_on_top),
              (Places{first_on_top, SideClue{Side::top, 2}}));
    EXPECT_EQ(group_with(clue_groups(3, Symmetry::mirror), first_at_left),
              (Places{first_at_left, SideClue{Side::right, 0}}));
    EXPECT_EQ(group_with(clue_groups(3, Symmetry::quarter_turn), first_on_top),
              (Places{first_on_top, SideClue{Side::right, 0}, last_at_bottom, SideClue{Side::left, 2}}));
    EXPECT_EQ(group_with(cell_groups(3, Symmetry::half_turn), CellClue{0}), (Places{CellClue{0}, CellClue{8}}));
    EXPECT_EQ(group_with(cell_groups(3, Symmetry::mirror), CellClue{0}), (Places{CellClue{0}, CellClue{2}}));
    EXPECT_EQ(group_with(cell_groups(3, Symmetry::quarter_turn), CellClue{1}),
              (Places{CellClue{1}, CellClue{5}, CellClue{7}, CellClue{3}}));
}

}  // namespace
}  // namespace gridwright::generator
