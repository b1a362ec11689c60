// Counts all boards of a square with the fewest pegs twice: with the engine colouring and by plain trial. "Up to
// renaming" means that boards which differ only in the names of their colours count as one.

#include "gridwright/engines/colouring/proofs/bounds.hpp"
#include "gridwright/engines/colouring/proofs/unfolding.hpp"
#include "gridwright/engines/registry.hpp"
#include "tests/support/hoodoo_boards.hpp"
#include "tests/support/queens_squares.hpp"
#include "tests/support/small_questions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <set>

namespace gridwright::tests {
namespace {

using Boards = std::set<ColouredSquare>;

/// All boards up to renaming, found by trial.
Boards tried(int side, int pegs) {
    Boards all;
    QueensSquares(side).boards(pegs, [&](const ColouredSquare& board) { return all.insert(board), true; });
    return all;
}

struct Counted {
    kernel::Outcome outcome;
    Boards in_order;  ///< the counted boards whose colours first occur in the order of their names
};

/// Counts as the program does, with every naming of the colours.
Counted counted(int side) {
    Counted result;
    kernel::Search search = for_all();
    search.on_solution = [&](const kernel::Solution& solution) {
        int highest = 0;
        for (const int colour : solution) {
            if (colour > highest + 1) return true;
            highest = std::max(highest, colour);
        }
        result.in_order.emplace(solution.begin(), solution.end());
        return true;
    };
    result.outcome = engines::make_engine("colouring")->run(hoodoo({side, side}), search);
    return result;
}

/// The boards up to renaming that the engine visits before it renames their colours in every way.
Boards visited(int side, int pegs) {
    using namespace engines::colouring;
    constexpr auto all_nodes = std::numeric_limits<std::uint64_t>::max() / 2;
    ColouringBoard board;
    read(hoodoo({side, side}), board);
    kernel::Stats stats;
    const kernel::Watch watch;
    base::Random random(1);
    Bounds bounds(board, stats, watch, random);
    bounds.run(all_nodes, pegs);
    bounds.restart();
    Unfolding unfolding(board.colours);
    Boards all;
    while (bounds.next(all_nodes) == TurnResult::found)
        for (const kernel::Solution& solution : unfolding.news(bounds.solution())) {
            const bool is_new = all.emplace(solution.begin(), solution.end()).second;
            EXPECT_TRUE(is_new);
        }
    return all;
}

/// The number of orbits of each size. An orbit is a board with all its turned and mirrored images.
std::map<std::size_t, int> orbits(const Boards& boards, int side) {
    std::map<std::size_t, int> sizes;
    for (const ColouredSquare& board : boards) {
        const std::vector<ColouredSquare> all = images(board, side);
        const Boards orbit(all.begin(), all.end());
        EXPECT_TRUE(std::includes(boards.begin(), boards.end(), orbit.begin(), orbit.end()));
        if (*orbit.begin() == board) ++sizes[orbit.size()];
    }
    return sizes;
}

/// The number of pegs, then the number of cells of each colour, from the most frequent colour down.
std::vector<int> pegs_and_colours(const ColouredSquare& board, int side) {
    std::vector<int> cells(static_cast<std::size_t>(side) + 1);
    for (const int colour : board) ++cells[static_cast<std::size_t>(colour)];
    std::sort(cells.begin() + 1, cells.end(), std::greater());
    return cells;
}

std::map<std::vector<int>, int> shares(const Boards& boards, int side) {
    std::map<std::vector<int>, int> result;
    for (const ColouredSquare& board : boards) ++result[pegs_and_colours(board, side)];
    return result;
}

std::uint64_t factorial(int number) {
    return number == 0 ? 1 : static_cast<std::uint64_t>(number) * factorial(number - 1);
}

using Orbits = std::map<std::size_t, int>;

TEST(BestBoards, OfSquaresUpTo8AreCountedTwice) {
    const struct {
        int side, pegs;
        std::size_t up_to_renaming;
        Orbits orbits;
    } known[] = {
        {1, 0, 1, {{1, 1}}},  {2, 2, 6, {{2, 1}, {4, 1}}},  {3, 3, 16, {{8, 2}}},
        {4, 3, 16, {{8, 2}}}, {5, 0, 2, {{2, 1}}},          {6, 4, 578, {{2, 13}, {4, 40}, {8, 49}}},
        {7, 0, 4, {{4, 1}}},  {8, 2, 64, {{4, 8}, {8, 4}}},
    };
    for (const auto& [side, pegs, up_to_renaming, in_orbits] : known) {
        const Boards boards = tried(side, pegs);
        EXPECT_EQ(boards.size(), up_to_renaming) << side;
        EXPECT_EQ(orbits(boards, side), in_orbits) << side;
        for (const auto& [cells, number] : shares(boards, side)) {
            EXPECT_EQ(cells.front(), pegs) << side;
            EXPECT_GT(cells.back(), 0) << "a colour is not used on " << side;
        }
        const Counted by_engine = counted(side);
        EXPECT_TRUE(by_engine.outcome.complete());
        EXPECT_EQ(by_engine.outcome.objective, pegs);
        EXPECT_EQ(by_engine.outcome.found, up_to_renaming * factorial(side)) << "all colours are used, by any names";
        EXPECT_EQ(by_engine.in_order, boards) << side;
    }
}

TEST(BestBoards, Of10AreFoundTwice) {
    const Boards boards = tried(10, 2);
    EXPECT_EQ(boards.size(), 1512u);
    EXPECT_EQ(orbits(boards, 10), (Orbits{{4, 204}, {8, 87}}));
    EXPECT_EQ(shares(boards, 10).size(), 1u) << "eight full colours and two that miss a cell";
    EXPECT_EQ(visited(10, 2), boards);
}

/// The board with pegs in place of every colour that is not full.
ColouredSquare full_colours(const ColouredSquare& board, int side) {
    ColouredSquare result = board;
    for (int& colour : result)
        if (std::count(board.begin(), board.end(), colour) < side) colour = 0;
    return with_colours_in_order(result);
}

TEST(BestBoards, Of8HaveSixFullColoursOfTwelveFamilies) {
    const QueensSquares squares(8);
    EXPECT_TRUE(squares.families(7, [](const auto&) { return false; })) << "there is no family of seven";
    std::map<ColouredSquare, int> boards_of;
    squares.families(6, [&](const QueensSquares::Family& family) {
        ColouredSquare square(64);
        for (std::size_t member = 0; member < family.size(); ++member)
            for (std::size_t cell = 0; cell < square.size(); ++cell)
                if (family[member][cell]) square[cell] = static_cast<int>(member) + 1;
        boards_of[with_colours_in_order(square)] = 0;
        return true;
    });
    EXPECT_EQ(boards_of.size(), 18u);
    Boards families;
    for (const auto& [family, number] : boards_of) families.insert(family);
    EXPECT_EQ(orbits(families, 8), (Orbits{{2, 1}, {4, 4}}));

    const Boards boards = tried(8, 2);
    const std::map<std::vector<int>, int> all_alike{{{2, 8, 8, 8, 8, 8, 8, 7, 7}, 64}};
    EXPECT_EQ(shares(boards, 8), all_alike);
    for (const ColouredSquare& board : boards) ++boards_of.at(full_colours(board, 8));
    std::map<int, int> families_with;
    for (const auto& [family, number] : boards_of) ++families_with[number];
    EXPECT_EQ(families_with, (std::map<int, int>{{0, 6}, {4, 8}, {8, 4}}));
}

TEST(BestBoards, Of8HaveAPegOnEachLongDiagonal) {
    std::array<int, 4> pegs_in_ring{};  // the outermost first
    std::map<std::pair<int, int>, int> apart;
    for (const ColouredSquare& board : tried(8, 2)) {
        std::vector<std::pair<int, int>> pegs;
        for (int row = 0; row < 8; ++row)
            for (int column = 0; column < 8; ++column)
                if (board[static_cast<std::size_t>(row * 8 + column)] == 0) pegs.emplace_back(row, column);
        ASSERT_EQ(pegs.size(), 2u);
        const auto falls = [](auto peg) { return peg.first == peg.second; };
        const auto rises = [](auto peg) { return peg.first + peg.second == 7; };
        EXPECT_EQ(std::count_if(pegs.begin(), pegs.end(), falls), 1);
        EXPECT_EQ(std::count_if(pegs.begin(), pegs.end(), rises), 1);
        for (const auto& [row, column] : pegs) ++pegs_in_ring[static_cast<std::size_t>(std::min(row, 7 - row))];
        ++apart[std::minmax({std::abs(pegs[0].first - pegs[1].first), std::abs(pegs[0].second - pegs[1].second)})];
    }
    EXPECT_EQ(pegs_in_ring, (std::array{4 * 8, 0, 4 * 20, 4 * 4}));
    const std::map<std::pair<int, int>, int> known{{{0, 1}, 4}, {{0, 3}, 36}, {{0, 7}, 8}, {{2, 5}, 8}, {{3, 4}, 8}};
    EXPECT_EQ(apart, known);
}

TEST(BestBoards, Of8AreTheirOwnMirrorImagesOrHaveNoSymmetry) {
    int with_mirror = 0;
    const Boards boards = tried(8, 2);
    for (const ColouredSquare& board : boards) {
        const std::vector<ColouredSquare> all = images(board, 8);
        const bool by_rows = all[upside_down] == board, by_columns = all[mirrored] == board;
        EXPECT_EQ(std::count(all.begin(), all.end(), board), 1 + by_rows + by_columns);
        EXPECT_FALSE(by_rows && by_columns);
        with_mirror += by_rows || by_columns ? 1 : 0;
    }
    EXPECT_EQ(with_mirror, 32);
}

}  // namespace
}  // namespace gridwright::tests
