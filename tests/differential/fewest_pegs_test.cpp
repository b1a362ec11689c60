// The fewest pegs of a square, found a second time and in another way than the engine colouring does: no symmetries, no
// orbits, no counting. With as many colours as the side, p pegs leave all colours but p a full placement. These have at
// most one member through each cell of the top row, so the cells of the top row are gone through, and each gets a
// placement or is left out; what such a family leaves is coloured with p colours and at most p pegs by trying.

#include "gridwright/engines/registry.hpp"
#include "tests/support/hoodoo_boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bitset>
#include <cstdlib>

namespace gridwright::tests {
namespace {

using Cells = std::bitset<128>;

class Squares {
  public:
    explicit Squares(int side) : side_(side), by_top_cell_(static_cast<std::size_t>(side)) { list({}, 0); }

    std::size_t placements() const {
        std::size_t sum = 0;
        for (const auto& each : by_top_cell_) sum += each.size();
        return sum;
    }

    /// Whether a board with at most so many pegs exists.
    bool possible(int pegs) const { return has_family(side_ - pegs, {}, 0); }

  private:
    /// Whether so many more members, through cells of the top row from this one on, make a family that can be filled
    /// up.
    bool has_family(int members, const Cells& taken, int column) const {
        if (members == 0) return can_be_filled_up(taken);
        if (side_ - column < members) return false;
        for (const Cells& placement : by_top_cell_[static_cast<std::size_t>(column)])
            if ((placement & taken).none() && has_family(members - 1, taken | placement, column + 1)) return true;
        return has_family(members, taken, column + 1);
    }

    bool can_be_filled_up(const Cells& taken) const {
        std::vector<int> open;
        for (int cell = 0; cell < side_ * side_; ++cell)
            if (!taken[static_cast<std::size_t>(cell)]) open.push_back(cell);
        const auto colours = open.size() / static_cast<std::size_t>(side_);
        std::vector<std::vector<int>> classes(colours);
        return fills(open, 0, classes, static_cast<int>(colours));
    }

    bool fills(const std::vector<int>& open, std::size_t next, std::vector<std::vector<int>>& classes, int pegs) const {
        if (next == open.size()) return true;
        for (auto& each : classes) {
            if (std::any_of(each.begin(), each.end(), [&](int cell) { return attack(cell, open[next]); })) continue;
            each.push_back(open[next]);
            if (fills(open, next + 1, classes, pegs)) return true;
            each.pop_back();
        }
        return pegs > 0 && fills(open, next + 1, classes, pegs - 1);
    }

    bool attack(int a, int b) const {
        const int down = std::abs(a / side_ - b / side_), across = std::abs(a % side_ - b % side_);
        return down == 0 || across == 0 || down == across;
    }

    void list(const std::vector<int>& queens, const Cells& taken) {
        const auto row = static_cast<int>(queens.size());
        if (row == side_) return by_top_cell_[static_cast<std::size_t>(queens.front())].push_back(taken);
        for (int cell = row * side_; cell < (row + 1) * side_; ++cell) {
            if (std::any_of(queens.begin(), queens.end(), [&](int queen) { return attack(queen, cell); })) continue;
            std::vector<int> more = queens;
            more.push_back(cell);
            list(more, Cells(taken).set(static_cast<std::size_t>(cell)));
        }
    }

    int side_;
    std::vector<std::vector<Cells>> by_top_cell_;
};

TEST(FewestPegs, OfSquaresAreFoundTwice) {
    const struct {
        int side, pegs;
        std::size_t placements;
    } known[] = {{4, 3, 2}, {5, 0, 10}, {6, 4, 4}, {7, 0, 40}, {8, 2, 92}, {9, 3, 352}, {10, 2, 724}};
    for (const auto& [side, pegs, placements] : known) {
        const Squares squares(side);
        EXPECT_EQ(squares.placements(), placements);
        EXPECT_TRUE(squares.possible(pegs)) << side;
        if (pegs > 0) {
            EXPECT_FALSE(squares.possible(pegs - 1)) << side;
        }
        const kernel::Outcome outcome = engines::make_engine("colouring")->run(hoodoo({side, side}), {});
        EXPECT_EQ(outcome.objective, pegs);
        EXPECT_EQ(outcome.bound, pegs);
    }
}

}  // namespace
}  // namespace gridwright::tests
