// Everything that a setter may ask, compared with lists of all solutions of small boards.

#include "gridwright/answers/improve.hpp"
#include "gridwright/answers/setter_check.hpp"
#include "gridwright/answers/setter_json.hpp"
#include "gridwright/base/random.hpp"
#include "gridwright/engines/registry.hpp"
#include "gridwright/sheet/parts_on_sheet.hpp"
#include "tests/support/listed_solutions.hpp"
#include "tests/support/sheet_from.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <ostream>

namespace gridwright::answers {
namespace {

using kernel::Solution;
using tests::ListedSolutions;
using tests::PieceBits;

struct SmallKind {
    std::string_view kind;
    kernel::Size size;
    ListedSolutions::Which which;
    int shown;  ///< about how many pieces make a puzzle with a few solutions
};

std::ostream& operator<<(std::ostream& out, const SmallKind& small) {
    return out << small.kind << ' ' << small.size.rows << " x " << small.size.columns;
}

class SmallBoards : public testing::TestWithParam<SmallKind> {
  protected:
    std::size_t any_board() { return random.below(boards.boards().size()); }
    PieceBits all_pieces() const { return ~PieceBits{0} >> (64 - boards.places().size()); }
    PieceBits some_pieces(int count) {
        PieceBits pieces = 0;
        for (int i = 0; i < count; ++i) pieces |= PieceBits{1} << random.below(boards.places().size());
        return pieces;
    }
    /// So many random pieces, and more until the board is the only solution.
    PieceBits enough_pieces(std::size_t board, int count) {
        PieceBits shown = some_pieces(count);
        while (!boards.determine(board, shown)) shown |= some_pieces(1);
        return shown;
    }
    PieceBits bits_of(const std::vector<Piece>& pieces, std::size_t board) const {
        PieceBits bits = 0;
        const sheet::Sheet all = boards.puzzle(board, all_pieces());
        for (const Piece& piece : pieces) {
            const auto place = std::ranges::find(boards.places(), piece.place);
            EXPECT_EQ(written_at(all, piece.place), piece.value) << "a piece says what is true";
            bits |= PieceBits{1} << (place - boards.places().begin());
        }
        return bits;
    }

    SetterChecked checked(const sheet::Sheet& sheet, SetterWishes wishes, kernel::Search search = {}) {
        return *check_for_setter(workspace, *puzzles::make(sheet), std::move(search), wishes);
    }

    base::Random random{7};
    const ListedSolutions boards{sheet::blank(puzzles::find(GetParam().kind)->notation, GetParam().size),
                                 GetParam().which};
    std::unique_ptr<kernel::Engine> engine = engines::make_engine("auto");
    Workspace workspace{*engine};
};

TEST_P(SmallBoards, ForcedCellsAndTheValuesLeftAreExact) {
    for (int round = 0; round < 25; ++round) {
        const std::size_t board = any_board();
        const PieceBits shown = some_pieces(round % (2 * GetParam().shown));
        const std::vector<Solution> all = boards.solutions(board, shown);
        const SetterChecked answer = checked(boards.puzzle(board, shown), {.forced = true});
        ASSERT_TRUE(answer.forced);
        const Forced& forced = *answer.forced;
        EXPECT_FALSE(forced.limited);
        EXPECT_EQ(name(answer.checked.verdict), all.size() == 1 ? "unique" : "several");
        for (int cell = 0; cell < GetParam().size.cells(); ++cell) {
            kernel::Domain values;
            for (const Solution& solution : all) values.add(solution[cell]);
            EXPECT_EQ(forced.left[cell].bits(), values.bits()) << cell;
            EXPECT_EQ(forced.is_forced(cell), values.fixed()) << cell;
        }
        ASSERT_EQ(forced.solutions.size(), all.size() == 1 ? 1u : 2u);
        for (const Solution& solution : forced.solutions)
            EXPECT_TRUE(std::ranges::find(all, solution) != all.end()) << "a solution is one";
        if (all.size() == 1) {
            EXPECT_TRUE(forced.differ.empty());
            continue;
        }
        const auto differing = [&](const Solution& other) {
            std::vector<int> cells;
            for (int cell = 0; cell < GetParam().size.cells(); ++cell)
                if (other[cell] != forced.solutions[0][cell]) cells.push_back(cell);
            return cells;
        };
        EXPECT_EQ(forced.differ, differing(forced.solutions[1]));
        for (const Solution& other : all) {
            const auto cells = differing(other);
            EXPECT_FALSE(!cells.empty() && cells.size() < forced.differ.size() &&
                         std::ranges::includes(forced.differ, cells))
                << "the two could differ in fewer cells";
        }
    }
}

TEST_P(SmallBoards, RedundantPiecesAndTheSmallestSetAreExact) {
    for (int round = 0; round < 25; ++round) {
        const std::size_t board = any_board();
        const PieceBits shown = enough_pieces(board, round);
        const SetterChecked answer = checked(boards.puzzle(board, shown), {.redundant = true});
        ASSERT_TRUE(answer.redundancy) << name(answer.checked.verdict);
        const Redundancy& found = *answer.redundancy;
        PieceBits redundant = 0;
        for (PieceBits rest = shown; rest != 0; rest &= rest - 1)
            if (const PieceBits piece = rest & -rest; boards.determine(board, shown & ~piece)) redundant |= piece;
        EXPECT_EQ(bits_of(found.redundant, board), redundant);
        const PieceBits smallest = bits_of(found.smallest, board);
        EXPECT_TRUE(boards.determine(board, smallest));
        EXPECT_EQ(smallest | bits_of(found.needless, board), shown);
        EXPECT_TRUE(found.fewest);
        EXPECT_EQ(std::popcount(smallest), boards.fewest(board, 0, shown));
    }
}

TEST_P(SmallBoards, TheFewestPiecesAreAdded) {
    for (int round = 0; round < 25; ++round) {
        const std::size_t board = any_board();
        const PieceBits shown = some_pieces(round % (GetParam().shown + 1));
        const auto puzzle = puzzles::make(boards.puzzle(board, shown));
        const sheet::Sheet towards = boards.puzzle(board, all_pieces());
        const auto improved = improve(workspace, *puzzle, Improvement::unique, &towards, {});
        ASSERT_TRUE(improved) << improved.error().message;
        EXPECT_EQ(improved->verdict, kernel::Verdict::unique);
        const PieceBits added = bits_of(improved->added, board);
        EXPECT_EQ(added & shown, 0u);
        EXPECT_TRUE(boards.determine(board, shown | added));
        EXPECT_EQ(improved->sheet.cells, boards.puzzle(board, shown | added).cells);
        EXPECT_EQ(improved->sheet.sides, boards.puzzle(board, shown | added).sides);
        EXPECT_EQ(improved->solution, boards.boards()[board]);
        EXPECT_EQ(improved->fewest, true);
        EXPECT_EQ(std::popcount(added), boards.fewest(board, shown, all_pieces() & ~shown));
        PieceBits decides = 0;
        if (!boards.determine(board, shown))
            for (PieceBits rest = all_pieces() & ~shown; rest != 0; rest &= rest - 1)
                if (const PieceBits piece = rest & -rest; boards.determine(board, shown | piece)) decides |= piece;
        EXPECT_EQ(bits_of(improved->decides, board), decides);
    }
}

TEST_P(SmallBoards, NothingMoreCanBeLeftOutOfAMinimalPuzzle) {
    for (int round = 0; round < 10; ++round) {
        const std::size_t board = any_board();
        const PieceBits shown = enough_pieces(board, 2 * round);
        const auto puzzle = puzzles::make(boards.puzzle(board, shown));
        const auto improved = improve(workspace, *puzzle, Improvement::minimal, nullptr, {});
        ASSERT_TRUE(improved);
        const PieceBits left = shown & ~bits_of(improved->removed, board);
        EXPECT_EQ(improved->sheet.cells, boards.puzzle(board, left).cells);
        EXPECT_TRUE(boards.determine(board, left));
        EXPECT_EQ(std::popcount(left), boards.fewest(board, 0, shown));
        EXPECT_EQ(improved->fewest, true);
    }
}

TEST_P(SmallBoards, ALimitLeavesWhatIsProven) {
    for (int round = 0; round < 10; ++round) {
        const std::size_t board = any_board();
        kernel::Search search;
        search.limits.failures = static_cast<std::uint64_t>(round);
        const PieceBits shown = some_pieces(round);
        const std::vector<Solution> all = boards.solutions(board, shown);
        const auto answer = checked(boards.puzzle(board, shown), {.forced = true, .redundant = true}, search);
        if (answer.forced) {
            for (int cell = 0; cell < GetParam().size.cells(); ++cell) {
                kernel::Domain values;
                for (const Solution& solution : all) values.add(solution[cell]);
                EXPECT_TRUE(values.within(answer.forced->left[cell])) << cell;
                const bool exact = all.empty() || !answer.forced->decided[cell] || answer.forced->left[cell] == values;
                EXPECT_TRUE(exact) << cell;
            }
            const bool two = answer.forced->solutions.size() == 2;
            EXPECT_EQ(answer.checked.verdict == Checked::Verdict::several, two) << "whether or not a limit came first";
        }
        const auto puzzle = puzzles::make(boards.puzzle(board, shown));
        const auto improved = improve(workspace, *puzzle, Improvement::unique, nullptr, search);
        ASSERT_TRUE(improved);
        if (improved->verdict == kernel::Verdict::unique) {
            const auto place = std::ranges::find(boards.boards(), *improved->solution);
            const auto number = static_cast<std::size_t>(place - boards.boards().begin());
            EXPECT_TRUE(boards.determine(number, shown | bits_of(improved->added, number)));
        }
    }
}

class Setter : public testing::Test {
  protected:
    std::unique_ptr<puzzles::Puzzle> puzzle_of(std::string_view text, std::string_view expect = "",
                                               std::string_view source = "") {
        sheet::Sheet sheet = tests::sheet_from(text, puzzles::find(text.substr(0, text.find(' ')))->notation);
        sheet.expect = expect;
        sheet.source = source;
        return puzzles::make(std::move(sheet));
    }
    Improved improved(const puzzles::Puzzle& puzzle, Improvement how, kernel::Search search = {}) {
        return *improve(workspace, puzzle, how, nullptr, std::move(search));
    }

    std::unique_ptr<kernel::Engine> engine = engines::make_engine("auto");
    Workspace workspace{*engine};
    const std::string loose = "skyscraper 2\n. .\n. . . .\n. . . .\n. .\n";
    const std::string tight = "skyscraper 2\n2 .\n. . . .\n. . . .\n. .\n";
    const std::string needless = "skyscraper 2\n2 .\n. 1 . .\n. . . .\n. .\n";
    const std::string clash = "skyscraper 2\n2 2\n. . . .\n. . . .\n. .\n";
};

TEST_F(Setter, RemarksAreTrueOfTheImprovedPuzzle) {
    const auto remarks = [&](const std::string& board, std::string_view expect, Improvement how) {
        const sheet::Sheet sheet = improved(*puzzle_of(board, expect, "a book"), how).sheet;
        return base::concat(sheet.source, ": ", sheet.expect);
    };
    using enum Improvement;
    EXPECT_EQ(remarks(loose, "several", unique), "a book, improved: unique");
    EXPECT_EQ(remarks(tight, "several", unique), "a book: unique") << "nothing was added";
    EXPECT_EQ(remarks(tight, "1 solution", minimal), "a book: 1 solution");
    EXPECT_EQ(remarks(needless, "1 solution", minimal), "a book, improved: 1 solution");
    EXPECT_EQ(remarks(needless, "impossible", minimal), "a book, improved: unique");
    EXPECT_EQ(remarks(needless, "fun", minimal), "a book, improved: ") << "nobody knows whether that still holds";
    EXPECT_EQ(remarks(loose, "fun", minimal), "a book: fun");
    EXPECT_EQ(remarks(clash, "unique", unique), "a book: impossible");
    const auto twice = improved(*puzzle_of(needless, "", "a book, improved"), minimal);
    EXPECT_EQ(twice.sheet.source, "a book, improved");
}

TEST_F(Setter, ALimitOfMinimalSaysSo) {
    kernel::Search search;
    search.limits.time = std::chrono::nanoseconds(0);
    const auto answer = improved(*puzzle_of("hoodoo 8 8\n"), Improvement::minimal, search);
    EXPECT_EQ(answer.verdict, kernel::Verdict::unknown);
    EXPECT_EQ(sentences_of(answer),
              std::vector<std::string>{"A limit was reached before it was known whether there is exactly one solution, "
                                       "so nothing was left out."});
    EXPECT_NE(json_of(answer, {}).find("\"fewest\":false"), std::string::npos);
}

/// The lists are always there: what is not excluded at a limit, and nothing where there is no solution.
TEST_F(Setter, WhatIsForcedIsAlwaysAList) {
    const auto members = [&](const puzzles::Puzzle& puzzle, kernel::Search search) {
        const auto answer = check_for_setter(workspace, puzzle, std::move(search), {.forced = true});
        const std::string json = json_of(*answer, puzzle, workspace.model, {});
        return json.substr(json.find("\"forced\""));
    };
    EXPECT_EQ(members(*puzzle_of(clash), {}),
              R"("forced":[[null,null],[null,null]],"left":[[[],[]],[[],[]]],"solutions":[],"differ":[]})");
    EXPECT_EQ(members(*puzzle_of("skyscraper 2\n. .\n. 1 1 .\n. . . .\n. .\n"), {}),
              R"("forced":[[null,null],[null,null]],"left":[[[],[]],[[],[]]],"solutions":[],"differ":[]})");
    const std::string rows = "\n1 . . . . . . .\n. x . . . . . .\n";
    std::string hard = "hoodoo 8 8" + rows;
    for (int row = 2; row < 8; ++row) hard += ". . . . . . . .\n";
    kernel::Search search;
    search.limits.time = std::chrono::nanoseconds(0);
    const auto puzzle = puzzle_of(hard);
    const std::string open = members(*puzzle, search);
    EXPECT_TRUE(open.starts_with(R"("forced":[[1,null,)")) << open;
    EXPECT_NE(open.find(R"("left":[[[1],[0,)"), std::string::npos) << open;
    EXPECT_NE(open.find(R"("solutions":[],"differ":[]})"), std::string::npos) << open;
}

/// Entries on the board to work towards count as filled in.
TEST_F(Setter, ABoardToWorkTowardsMayBeEntered) {
    const auto puzzle = puzzle_of(loose);
    const auto board = [&](std::string_view rows) {
        return puzzle_of(base::concat("skyscraper 2\n. .\n", rows, ". .\n"));
    };
    EXPECT_EQ(no_solution_of(board(". *1 2 .\n. 2 *1 .\n")->sheet(), *puzzle), std::nullopt);
    EXPECT_EQ(no_solution_of(board(". *1 2 .\n. 2 . .\n")->sheet(), *puzzle),
              "the board to work towards must be full; it has 1 open cell");
}

constexpr auto best = ListedSolutions::Which::best, all = ListedSolutions::Which::all;

INSTANTIATE_TEST_SUITE_P(Setter, SmallBoards,
                         testing::Values(SmallKind{"skyscraper", {4, 4}, best, 4}, SmallKind{"hoodoo", {4, 4}, best, 4},
                                         SmallKind{"hoodoo", {5, 5}, best, 4}, SmallKind{"hoodoo", {3, 4}, best, 4},
                                         SmallKind{"hoodoo", {2, 3}, all, 2}, SmallKind{"hoodoo", {3, 3}, all, 4},
                                         SmallKind{"close-or-far", {6, 6}, best, 4}));

}  // namespace
}  // namespace gridwright::answers
