// Finds the fewest pegs of a square in another way than the engine colouring, without symmetries, orbits or counting
// arguments, and compares.

#include "gridwright/engines/registry.hpp"
#include "tests/support/hoodoo_boards.hpp"
#include "tests/support/queens_squares.hpp"

#include <gtest/gtest.h>

namespace gridwright::tests {
namespace {

TEST(FewestPegs, OfSquaresAreFoundTwice) {
    const struct {
        int side, pegs;
        std::size_t placements;
    } known[] = {{4, 3, 2}, {5, 0, 10}, {6, 4, 4}, {7, 0, 40}, {8, 2, 92}, {9, 3, 352}, {10, 2, 724}};
    for (const auto& [side, pegs, placements] : known) {
        const QueensSquares squares(side);
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
