#include "gridwright/explain/common/colour_cover.hpp"

#include <gtest/gtest.h>

#include <array>
#include <random>

namespace gridwright::explain {
namespace {

using Cells = ColourCover::Cells;

/// A board of 4 x 3 cells; pegs of one colour attack each other along some of its rows and columns.
struct Small {
    static constexpr int rows = 3, columns = 4, cells = rows * columns, colours = 4;

    NonAttackingSets sets{cells};
    std::array<Cells, colours> open{};
    Cells may_stay = 0;
    int most_staying = 0;

    explicit Small(std::mt19937& random) {
        const auto one_in = [&](unsigned number) { return random() % number == 0; };
        const auto add = [&](int direction, Cells line) {
            if (!one_in(4)) sets.add_line(line, direction);
        };
        for (int row = 0; row < rows; ++row) add(0, Cells{0b1111} << row * columns);
        for (int column = 0; column < columns; ++column) add(1, Cells{0b0001'0001'0001} << column);
        for (Cells& each : open) {
            for (int cell = 0; cell < cells; ++cell) each |= static_cast<Cells>(!one_in(4)) << cell;
            if (one_in(2)) each = open.front();
        }
        for (int cell = 0; cell < cells; ++cell) may_stay |= static_cast<Cells>(one_in(3)) << cell;
        most_staying = static_cast<int>(random() % 3);
    }

    /// Tries all colours for each cell in turn.
    bool fills(std::array<Cells, colours>& taken, int cell, int staying) const {
        if (cell == cells) return true;
        const Cells one = Cells{1} << cell;
        for (std::size_t colour = 0; colour < colours; ++colour) {
            if (!(open[colour] & one) || (taken[colour] & sets.attacked(cell))) continue;
            taken[colour] |= one;
            const bool filled = fills(taken, cell + 1, staying);
            taken[colour] &= ~one;
            if (filled) return true;
        }
        return (may_stay & one) && staying < most_staying && fills(taken, cell + 1, staying + 1);
    }
};

TEST(ColourCover, AgreesWithTryingAllColours) {
    std::mt19937 random(1);
    int covered = 0, not_covered = 0;
    for (int i = 0; i < 3000; ++i) {
        const Small board(random);
        const auto answer = ColourCover(board.sets).exists(board.open, board.may_stay, board.most_staying);
        if (!answer) continue;
        std::array<Cells, Small::colours> taken{};
        ASSERT_EQ(*answer, board.fills(taken, 0, 0)) << "board " << i;
        ++(*answer ? covered : not_covered);
    }
    EXPECT_GT(covered, 100);
    EXPECT_GT(not_covered, 100);
}

}  // namespace
}  // namespace gridwright::explain
