#include "gridwright/sheet/canonical.hpp"

#include "gridwright/formats/reader.hpp"
#include "gridwright/sheet/symmetry.hpp"
#include "tests/support/every_kind.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace gridwright::sheet {
namespace {

using kernel::Size;
using kernel::Turning;
using kernel::Value;
using tests::every_kind;
using tests::scattered;

/// The puzzle in a text.
Sheet sheet_from(std::string_view text) {
    formats::SheetReader reader(formats::source_of(text), puzzles::notations());
    return *reader.next()->sheet;
}

/// A name for each number; nothing else is renamed.
using Names = std::vector<Value>;

/// 1 to the highest.
std::vector<Value> numbers(int highest) {
    std::vector<Value> values(highest);
    std::iota(values.begin(), values.end(), Value{1});
    return values;
}

Sheet renamed(Sheet sheet, const Names& names) {
    for (auto& cell : sheet.cells)
        if (cell && *cell >= 1 && *cell <= names.size()) cell = names[*cell - 1u];
    return sheet;
}

/// Every order of the numbers that a sheet may have; one when they are not interchangeable.
std::vector<Names> every_renaming(const Sheet& sheet) {
    Names names = numbers(sheet.notation->highest_number(sheet.size, sheet.options));
    std::vector<Names> all{names};
    if (sheet.notation->numbers_interchangeable)
        while (std::next_permutation(names.begin(), names.end())) all.push_back(names);
    return all;
}

/// All that is said on a sheet, for a set.
std::vector<int> said_on(const Sheet& sheet) {
    std::vector<int> all{sheet.size.rows, sheet.size.columns};
    all.insert(all.end(), sheet.options.begin(), sheet.options.end());
    for (const auto& side : sheet.sides) all.insert(all.end(), side.begin(), side.end());
    for (const auto& cell : sheet.cells) all.push_back(cell ? *cell : -1);
    return all;
}

/// Every sheet of that size with the usual options where each cell holds one of the values or nothing, and each clue is
/// 0 to `highest_clue`.
std::vector<Sheet> every_sheet(const Sheet& blank_sheet, const std::vector<Value>& values, int highest_clue) {
    std::vector<Sheet> all{blank_sheet};
    const auto branch = [&](int choices, auto set) {
        const std::size_t before = all.size();
        for (int choice = 1; choice < choices; ++choice)
            for (std::size_t i = 0; i < before; ++i) {
                all.push_back(all[i]);
                set(all.back(), choice);
            }
    };
    for (int cell = 0; cell < blank_sheet.size.cells(); ++cell)
        branch(static_cast<int>(values.size()) + 1,
               [&](Sheet& sheet, int choice) { sheet.cells[cell] = values[choice - 1]; });
    for (const kernel::Side side : kernel::every_side)
        for (std::size_t i = 0; i < blank_sheet.sides[side].size(); ++i)
            branch(highest_clue + 1, [&](Sheet& sheet, int choice) { sheet.sides[side][i] = choice; });
    return all;
}

/// Tries every image of every sheet: all have the same canonical form, which is the least of them, and sheets that are
/// no images of each other have different ones.
void expect_one_for_each_orbit(const Sheet& blank_sheet, const std::vector<Value>& values, int highest_clue) {
    std::map<std::vector<int>, int> orbit_of;
    std::set<std::vector<int>> forms;
    std::set<std::string> texts;
    int orbits = 0;
    for (const Sheet& sheet : every_sheet(blank_sheet, values, highest_clue)) {
        if (orbit_of.contains(said_on(sheet))) continue;
        ++orbits;
        const Sheet form = canonical(sheet);
        bool met = false;
        for (const Turning how : sheet.notation->symmetries)
            for (const Names& names : every_renaming(sheet)) {
                const Sheet image = renamed(turned(sheet, how), names);
                orbit_of.emplace(said_on(image), orbits);
                ASSERT_EQ(canonical(image), form);
                ASSERT_LE(said_on(form), said_on(image)) << "the form is the least image";
                met = met || image == form;
            }
        ASSERT_TRUE(met) << "the form is an image of the sheet";
        ASSERT_TRUE(forms.insert(said_on(form)).second) << "another orbit has this form, too";
        ASSERT_TRUE(texts.insert(canonical_text(sheet)).second);
        ASSERT_EQ(canonical(form), form);
    }
    EXPECT_GT(orbits, 1);
}

/// Small boards of every kind with everything that may be given, as far as that can be enumerated.
TEST(Canonical, IsOneForEachOrbitOfEveryKind) {
    for (const puzzles::PuzzleRow& kind : every_kind()) {
        SCOPED_TRACE(kind.notation.name);
        const Sheet sheet = blank(kind.notation, {2, 2});
        expect_one_for_each_orbit(sheet, kind.notation.sides ? numbers(1) : tests::values_of(sheet), 1);
    }
}

/// Colours are renamed together with turning the board: up to four on squares and rectangles.
TEST(Canonical, RenamesColoursOnTurnedBoards) {
    expect_one_for_each_orbit(sheet_from("hoodoo 2 2 colours=4\n"), numbers(4), 0);
    expect_one_for_each_orbit(sheet_from("hoodoo 2 3 colours=3\n"), numbers(3), 0);
    expect_one_for_each_orbit(sheet_from("hoodoo 3 2 colours=2\n"), {1, 2, kernel::highest_value}, 0);
    expect_one_for_each_orbit(sheet_from("hoodoo 3 3 colours=2\n"), {1, 2}, 0);
    expect_one_for_each_orbit(sheet_from("hoodoo 1 5 colours=3\n"), {1, 2, 3}, 0);
}

/// Heights and letters keep their names.
TEST(Canonical, RenamesNothingThatMatters) {
    EXPECT_NE(canonical(sheet_from("close-or-far 1\nC\n")), canonical(sheet_from("close-or-far 1\nF\n")));
    EXPECT_NE(canonical(sheet_from("skyscraper 2\n. .\n. 1 . .\n. . . .\n. .\n")),
              canonical(sheet_from("skyscraper 2\n. .\n. 2 . .\n. . . .\n. .\n")));
    EXPECT_EQ(canonical(sheet_from("hoodoo 1 2\n1 .\n")), canonical(sheet_from("hoodoo 1 2\n. 2\n")));
    EXPECT_NE(canonical(sheet_from("hoodoo 1 2\n1 .\n")), canonical(sheet_from("hoodoo 1 2\n_ .\n")));
}

TEST(Canonical, CountsOptionsButNoRemarks) {
    EXPECT_NE(fingerprint(sheet_from("hoodoo 2 2\n")), fingerprint(sheet_from("hoodoo 2 2 pegs=none\n")));
    EXPECT_NE(fingerprint(sheet_from("hoodoo 2 2\n")), fingerprint(sheet_from("hoodoo 2 2 colours=3\n")));
    EXPECT_EQ(canonical(sheet_from("# source: a\n# expect: b\nhoodoo 2 2\n")), sheet_from("hoodoo 2 2\n"));
}

/// Larger boards, by chance.
TEST(Canonical, IsTheSameForEveryImage) {
    base::Random random(4);
    for (const puzzles::PuzzleRow& kind : every_kind())
        for (const int side : {5, 9, longest_side})
            for (const std::uint64_t rarity : {1, 3, 10}) {
                const Sheet sheet = scattered(
                    kind.notation, {side, kind.notation.rectangular ? std::max(1, side - 2) : side}, rarity, random);
                Names names = numbers(kind.notation.highest_number(sheet.size, sheet.options));
                if (kind.notation.numbers_interchangeable) random.shuffle(std::span(names));
                const Sheet form = canonical(sheet);
                for (const Turning how : kind.notation.symmetries) {
                    const Sheet image = renamed(turned(sheet, how), names);
                    EXPECT_EQ(canonical(image), form);
                    EXPECT_EQ(fingerprint(image), fingerprint(sheet));
                }
            }
}

/// What every machine, compiler and language must agree on. `printf %s TEXT | sha256sum` begins with the fingerprint.
TEST(Canonical, HasAFingerprintThatNeverChanges) {
    const struct {
        std::string_view sheet, text, fingerprint;
    } pinned[] = {
        {"skyscraper 2\n1 .\n2 . 2 .\n. . . 1\n. .\n", "skyscraper 2 2;0,0;0,2;1,0;1,0;.,.,.,2",
         "aff23a696efddbbba442371591ee53b2"},
        {"hoodoo 3 2 pegs=none colours=4\n4 .\nx _\n3 4\n", "hoodoo 2 3 pegs=none colours=4;.,_,1,1,x,2",
         "3d34d4db7d77888dc0222ca95b3d0044"},
        {"close-or-far 3\nC . .\n. - .\nF . .\n", "close-or-far 3 3;.,.,.,.,-,.,C,.,F",
         "bb77efd50ab6fd94a8d429ba4a0e05a2"},
        {"hoodoo 1 1\n", "hoodoo 1 1 pegs=fewest colours=1;.", "3ebaf45bb808e9dc4621ac21679873d2"},
    };
    for (const auto& [sheet, text, digits] : pinned) {
        EXPECT_EQ(canonical_text(sheet_from(sheet)), text);
        EXPECT_EQ(text_of(fingerprint(sheet_from(sheet))), digits);
    }
}

/// What a player has done is no part of the puzzle.
TEST(Canonical, IgnoresEntriesAndMarks) {
    base::Random random(9);
    for (const puzzles::PuzzleRow& kind : tests::every_kind()) {
        Sheet sheet = tests::scattered(kind.notation, {3, 3}, 3, random);
        const Sheet puzzle = sheet;
        sheet.begun.entries = tests::scattered(kind.notation, {3, 3}, 2, random).cells;
        sheet.begun.marks.reset({3, 3}, kernel::Domain::range(1, 2));
        EXPECT_EQ(canonical(sheet), canonical(puzzle));
        EXPECT_EQ(fingerprint(sheet), fingerprint(puzzle));
    }
}

}  // namespace
}  // namespace gridwright::sheet
