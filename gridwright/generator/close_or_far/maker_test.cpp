// Close or Far puzzles keep what each setting promises, and random boards and hints show no bias.

#include "gridwright/generator/close_or_far/maker.hpp"

#include "gridwright/engines/brute/brute.hpp"
#include "gridwright/engines/fd/fd.hpp"
#include "gridwright/engines/pairs/pairs.hpp"
#include "gridwright/generator/close_or_far/one_hint.hpp"
#include "gridwright/generator/close_or_far/random_board.hpp"
#include "gridwright/puzzles/close_or_far/puzzle.hpp"
#include "tests/support/evenness.hpp"
#include "tests/support/generated.hpp"
#include "tests/support/sanitized.hpp"
#include "tests/support/small_questions.hpp"
#include "tests/support/workshop.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace gridwright::generator::close_or_far {
namespace {

using kernel::Solution;
using kernel::Value;
using puzzles::close_or_far::far;
using puzzles::close_or_far::near;
using tests::Needed;

using Letters = base::Vector<Value>;

/// Every board of this size.
std::vector<Letters> all_boards(int side) {
    kernel::Model blank;
    puzzles::close_or_far::CloseOrFar(sheet::blank(puzzles::close_or_far::notation, {side, side})).model(blank);
    std::vector<Letters> boards;
    kernel::Search search = tests::for_all();
    search.on_solution = [&](const Solution& board) {
        boards.emplace_back(board.begin(), board.end());
        return true;
    };
    engines::pairs::PairsEngine().run(blank, search);
    return boards;
}

/// Every set of hints, one in each row and column.
template <typename Action>
void for_each_hint_set(int side, Action action) {
    HintSet set{base::Vector<int>(side), Letters(side)};
    std::iota(set.columns.begin(), set.columns.end(), 0);
    do {
        for (unsigned letters = 0; letters < 1u << side; ++letters) {
            for (std::size_t row = 0; row < set.letters.size(); ++row)
                set.letters[row] = letters >> row & 1 ? far : near;
            action(set);
        }
    } while (std::ranges::next_permutation(set.columns).found);
}

bool keeps(const Letters& board, const HintSet& set) {
    const std::size_t side = set.columns.size();
    for (std::size_t row = 0; row < side; ++row)
        if (board[row * side + set.columns[row]] != set.letters[row]) return false;
    return true;
}

TEST(OneHint, OfSixThereAre2930Puzzles) {
    const auto boards = all_boards(6);
    EXPECT_EQ(boards.size(), 126u);
    engines::pairs::PairsEngine engine;
    BoardCounter counter(6, engine);
    Patience patience({});
    int possible = 0, unique = 0;
    for_each_hint_set(6, [&](const HintSet& set) {
        const auto keeping = std::ranges::count_if(boards, [&](const Letters& board) { return keeps(board, set); });
        const auto counted = counter.count(set, 2, patience);
        ASSERT_TRUE(counted);
        EXPECT_EQ(static_cast<std::int64_t>(*counted), std::min<std::int64_t>(keeping, 2));
        possible += keeping > 0;
        unique += keeping == 1;
    });
    EXPECT_EQ(possible, 5248);
    EXPECT_EQ(unique, 2930);
}

struct Workshop : tests::Workshop<engines::pairs::PairsEngine> {
    explicit Workshop(int size, std::vector<Wish> wishes = {})
        : tests::Workshop<engines::pairs::PairsEngine>(maker_row, {size, 1, std::move(wishes)}) {}
};

TEST(OneHint, PuzzlesOfSixAreEquallyLikely) {
    Workshop workshop(6);
    std::map<std::vector<std::optional<Value>>, int> seen;
    for (std::uint64_t index = 1; index <= 14'650; ++index) {
        const Made made = workshop.make(index);
        ++seen[{made.puzzle.cells.begin(), made.puzzle.cells.end()}];
    }
    EXPECT_GT(seen.size(), 2850u);
    EXPECT_LE(seen.size(), 2930u);
    EXPECT_LT(tests::unevenness(seen, 2930), 5);
}

TEST(CloseOrFarMaker, GivesOneHintInEveryRowAndColumn) {
    engines::fd::FdEngine judge;
    for (const auto& [size, count] : {std::pair(6, 50u), {7, 20u}, {8, 2u}}) {
        Workshop workshop(size);
        for (unsigned index = 1; index <= count; ++index) {
            const Made made = workshop.make(index);
            EXPECT_EQ(tests::fault_of(made, judge, Needed::none), std::nullopt);
            EXPECT_EQ(tests::fault_in_hints(made.puzzle, 1, 1), std::nullopt);
        }
    }
}

/// Hints that can be left out, one at a time.
int needless_hints(const sheet::Sheet& sheet) {
    engines::pairs::PairsEngine engine;
    kernel::Search two;
    two.solutions = 2;
    int needless = 0;
    for (int cell = 0; cell < sheet.size.cells(); ++cell) {
        if (!sheet.cells[cell]) continue;
        sheet::Sheet rest = sheet;
        rest.cells[cell].reset();
        kernel::Model model;
        puzzles::close_or_far::CloseOrFar(rest).model(model);
        needless += engine.run(model, two).verdict() == kernel::Verdict::unique;
    }
    return needless;
}

TEST(CloseOrFarMaker, GivesExtraHints) {
    engines::fd::FdEngine judge;
    for (const auto& [size, count] : {std::pair(6, 10u), {9, 5u}, {12, 3u}, {20, 1u}}) {
        Workshop workshop(size, {{"extra", ""}});
        for (unsigned index = 1; index <= count; ++index) {
            const Made made = workshop.make(index);
            EXPECT_EQ(tests::fault_of(made, judge, Needed::none), std::nullopt);
            EXPECT_EQ(tests::fault_in_hints(made.puzzle, 1, 4), std::nullopt);
            EXPECT_LE(needless_hints(made.puzzle), size) << "of the further hints none can be left out";
        }
    }
}

TEST(CloseOrFarMaker, LeavesOutEveryNeedlessHint) {
    engines::fd::FdEngine judge;
    for (const auto& [size, count] : {std::pair(6, 20u), {8, 5u}, {12, 2u}}) {
        Workshop workshop(size, {{"minimal", ""}});
        for (unsigned index = 1; index <= count; ++index) {
            const Made made = workshop.make(index);
            EXPECT_EQ(tests::fault_of(made, judge, Needed::all), std::nullopt);
            EXPECT_EQ(tests::fault_in_hints(made.puzzle, 0, 4), std::nullopt);
        }
    }
}

TEST(CloseOrFarMaker, MakesTheSamePuzzleWhateverWasMadeBefore) {
    for (const std::vector<Wish>& wishes : {std::vector<Wish>{}, {{"extra", ""}}, {{"minimal", ""}}}) {
        Workshop used(7, wishes);
        const Made first = used.make(1), second = used.make(2);
        EXPECT_NE(first.puzzle, second.puzzle);
        EXPECT_EQ(Workshop(7, wishes).make(2).puzzle, second.puzzle);
        EXPECT_EQ(used.make(1).puzzle, first.puzzle);
    }
}

TEST(CloseOrFarMaker, SaysWhatIsWrongWithAnOrder) {
    EXPECT_EQ(Workshop(0).maker().error().why, Refusal::Why::settings);
    EXPECT_EQ(Workshop(31).maker().error().why, Refusal::Why::settings);
    EXPECT_EQ(Workshop(7, {{"extra", ""}, {"minimal", ""}}).maker().error().why, Refusal::Why::settings);
    EXPECT_EQ(Workshop(7, {{"thin", ""}}).maker().error().why, Refusal::Why::settings);
}

TEST(CloseOrFarMaker, IsRightThatThereAreNoSmallerBoards) {
    for (int size = 1; size < 6; ++size) {
        EXPECT_EQ(Workshop(size).maker().error().why, Refusal::Why::settings);
        kernel::Model blank;
        puzzles::close_or_far::CloseOrFar(sheet::blank(puzzles::close_or_far::notation, {size, size})).model(blank);
        EXPECT_EQ(engines::brute::BruteEngine().run(blank, {}).verdict(), kernel::Verdict::impossible);
    }
}

TEST(CloseOrFarMaker, NamesExtraHintsWhenNothingIsFound) {
    engines::pairs::PairsEngine engine;
    BoardCounter counter(10, engine);
    base::Random random(1);
    const auto made = one_hint_puzzle(10, 0, counter, random, {});  // no effort at all
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().why, Refusal::Why::not_found);
    EXPECT_NE(made.error().sentence.find("--extra"), std::string::npos);
}

TEST(RandomBoards, OfSixAreEquallyLikely) {
    engines::pairs::PairsEngine engine;
    RandomBoards boards(6, engine);
    Patience patience({});
    base::Random random(1);
    std::map<Letters, int> seen;
    for (int drawn = 0; drawn < 2520; ++drawn) {
        const auto board = boards.draw(random, patience);
        ASSERT_TRUE(board);
        ++seen[{board->begin(), board->end()}];
    }
    EXPECT_EQ(seen.size(), 126u);
    EXPECT_LT(tests::unevenness(seen, 126), 5);
}

/// Boards in groups that steps can reach from each other.
class Reach {
  public:
    explicit Reach(std::size_t boards) : leader_(boards) { std::iota(leader_.begin(), leader_.end(), 0u); }

    std::size_t of(std::size_t board) {
        while (leader_[board] != board) board = leader_[board] = leader_[leader_[board]];
        return board;
    }
    void join(std::size_t one, std::size_t other) { leader_[of(one)] = of(other); }

  private:
    std::vector<std::size_t> leader_;
};

/// The board without these lines.
Letters without(const Letters& board, int side, unsigned lines, bool rows) {
    Letters rest;
    for (int cell = 0; cell < side * side; ++cell)
        if (!(lines >> (rows ? cell / side : cell % side) & 1)) rest.push_back(board[cell]);
    return rest;
}

TEST(RandomBoards, StepsLeadFromEveryBoardToEveryOther) {
    for (const int side : {6, 7}) {
        if (tests::sanitized && side > 6) continue;  // half a minute for what is true of boards, not of code
        const auto boards = all_boards(side);
        Reach reach(boards.size());
        for (unsigned lines = 0; lines < 1u << side; ++lines) {
            if (std::popcount(lines) != lines_taken_out(side)) continue;
            for (const bool rows : {true, false}) {
                std::map<Letters, std::size_t> first_with;
                for (std::size_t board = 0; board < boards.size(); ++board)
                    reach.join(board,
                               first_with.try_emplace(without(boards[board], side, lines, rows), board).first->second);
            }
        }
        std::size_t apart = 0;
        for (std::size_t board = 0; board < boards.size(); ++board) apart += reach.of(board) != reach.of(0);
        EXPECT_EQ(apart, 0u) << side;
    }
}

}  // namespace
}  // namespace gridwright::generator::close_or_far
