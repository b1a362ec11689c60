#include "gridwright/sheet/symmetry.hpp"

#include "gridwright/engines/fd/fd.hpp"
#include "tests/support/every_kind.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace gridwright::sheet {
namespace {

using kernel::Side;
using kernel::Size;
using kernel::Turning;
using tests::every_kind;
using tests::scattered;

using Solutions = std::set<std::vector<kernel::Value>>;

std::vector<Size> small_sizes(const Notation& notation) {
    std::vector<Size> sizes{{1, 1}, {2, 2}, {3, 3}, {4, 4}};
    if (notation.rectangular) sizes.insert(sizes.end(), {{1, 3}, {2, 3}, {4, 2}});
    if (const int side = notation.smallest_side; side > 4) sizes.push_back({side, side});
    return sizes;
}

Solutions solutions_of(const puzzles::PuzzleRow& kind, const Sheet& sheet) {
    Solutions all;
    kernel::Model model;
    kind.make(sheet)->model(model);
    kernel::Search search;
    search.solutions.reset();
    search.on_solution = [&](const kernel::Solution& solution) {
        all.insert({solution.begin(), solution.end()});
        return true;
    };
    EXPECT_TRUE(engines::fd::FdEngine().run(model, search).complete());
    return all;
}

/// The solutions, each turned.
Solutions turned_all(const Solutions& solutions, Size size, Turning how) {
    Solutions all;
    for (const auto& solution : solutions) {
        kernel::Solution board(size);
        std::ranges::copy(solution, board.begin());
        const kernel::Solution image = kernel::turned(board, how);
        all.insert({image.begin(), image.end()});
    }
    return all;
}

TEST(Symmetry, IsAGroup) {
    base::Random random(1);
    for (const puzzles::PuzzleRow& kind : every_kind())
        for (const Size size : small_sizes(kind.notation)) {
            const Sheet sheet = scattered(kind.notation, size, 2, random);
            for (const Turning first : kernel::turnings) {
                EXPECT_EQ(turned(turned(sheet, first), inverse(first)), sheet);
                for (const Turning then : kernel::turnings)
                    EXPECT_EQ(turned(turned(sheet, first), then), turned(sheet, composed(first, then)));
            }
        }
}

TEST(Symmetry, OfANotationIsAGroup) {
    for (const puzzles::PuzzleRow& kind : every_kind()) {
        const auto& symmetries = kind.notation.symmetries;
        const auto has = [&](Turning how) { return std::ranges::find(symmetries, how) != symmetries.end(); };
        EXPECT_TRUE(has(Turning{})) << kind.notation.name;
        for (const Turning first : symmetries)
            for (const Turning then : symmetries) EXPECT_TRUE(has(composed(first, then))) << kind.notation.name;
    }
}

/// Tests the claim of a notation that its symmetries turn the solutions with the puzzle.
TEST(Symmetry, TurnsTheSolutionsWithThePuzzle) {
    base::Random random(2);
    for (const puzzles::PuzzleRow& kind : every_kind()) {
        std::size_t solved = 0;
        for (const Size size : small_sizes(kind.notation))
            for (const std::uint64_t rarity : {3, 6, 12, 24}) {
                const Sheet sheet = scattered(kind.notation, size, rarity, random);
                const Solutions solutions = solutions_of(kind, sheet);
                solved += !solutions.empty();
                for (const Turning how : kind.notation.symmetries)
                    EXPECT_EQ(solutions_of(kind, turned(sheet, how)), turned_all(solutions, size, how))
                        << kind.notation.name << ' ' << size.rows << ' ' << size.columns;
            }
        EXPECT_GT(solved, 0u) << kind.notation.name << ": without any solution this says nothing";
    }
}

/// A column of the null puzzle may hold a number twice and a row may not, so it has only some of the symmetries.
TEST(Symmetry, IsNotEveryTurning) {
    const puzzles::PuzzleRow null = every_kind().back();
    Sheet sheet = blank(null.notation, {2, 2});
    sheet.cells.at(0, 0) = sheet.cells.at(1, 0) = 1;
    const Turning transposed{true, false, false};
    EXPECT_EQ(solutions_of(null, sheet).size(), 1u);
    EXPECT_TRUE(solutions_of(null, turned(sheet, transposed)).empty());
    EXPECT_EQ(std::ranges::find(null.notation.symmetries, transposed), null.notation.symmetries.end());
}

/// How many values are higher than all before them, from that end of a line.
int visible_from(Side side, int line, const Filling& cells) {
    const Size size = cells.size();
    int count = 0, highest = 0;
    for (int step = 0; step < size.rows; ++step) {
        const int place = side == Side::bottom || side == Side::right ? size.rows - 1 - step : step;
        const int height = *(is_end_of_columns(side) ? cells.at(place, line) : cells.at(line, place));
        count += height > highest;
        highest = std::max(highest, height);
    }
    return count;
}

/// The clues of a full board are those of the turned board once they are turned.
TEST(Symmetry, TakesCluesAlongWithTheirLines) {
    const auto kinds = every_kind();
    const auto kind =
        std::ranges::find_if(kinds, [](const puzzles::PuzzleRow& one) { return one.notation.name == "skyscraper"; });
    ASSERT_NE(kind, kinds.end());
    const auto put_clues = [](Sheet& sheet) {
        for (const Side side : kernel::every_side)
            for (int line = 0; line < sheet.size.rows; ++line)
                sheet.sides[side][line] = visible_from(side, line, sheet.cells);
    };
    base::Random random(3);
    for (int number = 0; number < 20; ++number) {
        Sheet sheet = scattered(kind->notation, {5, 5}, 1, random);
        put_clues(sheet);
        for (const Turning how : kernel::turnings) {
            const Sheet image = turned(sheet, how);
            Sheet seen = image;
            put_clues(seen);
            EXPECT_EQ(image, seen);
        }
    }
}

/// Entries and marks are values in cells, so they move as givens do.
TEST(Symmetry, TakesEntriesAndMarksAlong) {
    base::Random random(4);
    for (const puzzles::PuzzleRow& kind : every_kind())
        for (const Size size : small_sizes(kind.notation)) {
            Sheet sheet = scattered(kind.notation, size, 2, random);
            sheet.begun.entries = scattered(kind.notation, size, 2, random).cells;
            sheet.begun.marks.reset(size, std::nullopt);
            for (int cell = 0; cell < size.cells(); ++cell)
                if (const auto value = sheet.begun.entries[cell])
                    sheet.begun.marks[cell] = kernel::Domain::single(*value);
            for (const Turning how : kernel::turnings) {
                const Sheet image = turned(sheet, how);
                Sheet alone = blank(kind.notation, size);
                alone.cells = sheet.begun.entries;
                EXPECT_EQ(image.begun.entries, turned(alone, how).cells);
                for (int cell = 0; cell < size.cells(); ++cell) {
                    const auto marks = image.begun.marked(cell);
                    ASSERT_EQ(marks.has_value(), image.begun.entry(cell).has_value());
                    EXPECT_TRUE(!marks || marks->contains(*image.begun.entry(cell)));
                }
                EXPECT_EQ(turned(image, kernel::inverse(how)), sheet);
            }
        }
}

TEST(Symmetry, KeepsOptionsAndRemarks) {
    for (const puzzles::PuzzleRow& kind : every_kind()) {
        Sheet sheet = blank(kind.notation, {2, 2});
        for (int& option : sheet.options) option = 1;
        sheet.source = "here";
        sheet.expect = "unique";
        for (const Turning how : kernel::turnings) EXPECT_EQ(turned(sheet, how), sheet);
    }
}

}  // namespace
}  // namespace gridwright::sheet
