// Tests the shrinker of `make fuzz`: full boards with a known fault shrink to the clues and givens at fault.

#include "tests/support/shrink.hpp"

#include "gridwright/formats/reader.hpp"
#include "tests/support/agreement.hpp"
#include "tests/support/random_boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::tests {
namespace {

using sheet::Sheet;

long clues_of(const Sheet& sheet) {
    long clues = 0;
    for (const auto& side : sheet.sides) clues += std::count_if(side.begin(), side.end(), [](int c) { return c != 0; });
    return clues;
}

long given_cells_of(const Sheet& sheet) {
    return std::count_if(sheet.cells.begin(), sheet.cells.end(), [](const auto& cell) { return cell.has_value(); });
}

bool has_given(const Sheet& sheet, kernel::Value value) {
    return std::find(sheet.cells.begin(), sheet.cells.end(), std::optional(value)) != sheet.cells.end();
}

bool has_clue(const Sheet& sheet, kernel::Side side, int clue) {
    return std::find(sheet.sides[side].begin(), sheet.sides[side].end(), clue) != sheet.sides[side].end();
}

/// The first random board that shows the fault.
Sheet first_with(const Fault& fault, Sheet (*make_sheet)(base::Random&)) {
    base::Random random(5);
    while (true)
        if (const Sheet sheet = make_sheet(random); fault(sheet)) return sheet;
}

TEST(Shrink, LeavesTheClueAndTheGivenAtFault) {
    const Fault fault = [](const Sheet& sheet) {
        return has_clue(sheet, kernel::Side::left, 3) && has_given(sheet, 2);
    };
    const Sheet small = shrunk(first_with(fault, large_skyscraper), fault);
    EXPECT_TRUE(fault(small)) << text_of(small);
    EXPECT_EQ(clues_of(small), 1) << text_of(small);
    EXPECT_EQ(given_cells_of(small), 1) << text_of(small);
    EXPECT_EQ(small.size, (kernel::Size{3, 3})) << "the least on which 3 can be seen";
}

TEST(Shrink, LeavesTheTwoLettersAtFault) {
    const Fault fault = [](const Sheet& sheet) {
        return sheet.size.rows >= 4 && has_given(sheet, 1) && has_given(sheet, 2);
    };
    const Sheet small = shrunk(first_with(fault, large_close_or_far), fault);
    EXPECT_EQ(given_cells_of(small), 2) << text_of(small);
    EXPECT_EQ(small.size, (kernel::Size{4, 4}));
}

TEST(Shrink, LeavesTheHoleAtFault) {
    const Fault fault = [](const Sheet& sheet) {
        return sheet.size.columns >= 2 && has_given(sheet, kernel::highest_value);
    };
    const Sheet small = shrunk(first_with(fault, random_hoodoo), fault);
    EXPECT_EQ(given_cells_of(small), 1) << text_of(small);
    EXPECT_EQ(small.size, (kernel::Size{1, 2}));
}

TEST(Shrink, AsksAboutNothingThatCannotBeWrittenDown) {
    base::Random random(6);
    for (int i = 0; i < 30; ++i) {
        const Fault fault = [&](const Sheet& sheet) {
            const std::string text = text_of(sheet);
            formats::SheetReader reader(formats::source_of(text), puzzles::notations());
            const auto reading = reader.next();
            EXPECT_TRUE(reading && reading->sheet && *reading->sheet == sheet) << text;
            return random.one_in(3);
        };
        shrunk(random.one_in(2) ? random_sheet(random) : large_sheet(random), fault);
    }
}

}  // namespace
}  // namespace gridwright::tests
