// A board that is copied from the screen is read back, whatever the screen can show, with its header or without.

#include "gridwright/base/random.hpp"
#include "gridwright/render/text.hpp"
#include "tests/support/readings.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

using namespace sheet;

using formats::notation_named;
using formats::read_all;
using render::Medium;
using render::Role;

constexpr Medium ascii{};
constexpr Medium boxed{.lines = Medium::Lines::box_drawing};
constexpr Medium narrow{.columns = 1};
constexpr Medium narrow_boxed{.lines = Medium::Lines::box_drawing, .columns = 1};
constexpr Medium media[] = {ascii, boxed, narrow, narrow_boxed};

enum class Holes { none, some };

/// Cells and clues at random, so many in a hundred; drawings do not care about rules.
Sheet any_sheet(const Notation& notation, kernel::Size size, int percent, Holes holes, base::Random& random) {
    const auto chosen = [&] { return static_cast<int>(random.below(100)) < percent; };
    const auto below = [&](std::size_t count) { return static_cast<int>(random.below(count)); };
    Sheet sheet = blank(notation, size);
    for (std::size_t i = 0; i < notation.options.size(); ++i) {
        const Option& option = notation.options[i];
        sheet.options[i] += option.usual ? below(2) : below(option.words.size());
    }
    for (auto& side : sheet.sides)
        for (int& clue : side)
            if (chosen()) clue = 1 + below(static_cast<std::size_t>(size.rows));
    const auto numbers = static_cast<std::size_t>(notation.highest_number(size, sheet.options));
    for (auto& cell : sheet.cells) {
        if (!chosen()) continue;
        const auto choice = random.below(notation.symbols.size() + numbers);
        if (choice >= notation.symbols.size())
            cell = static_cast<kernel::Value>(choice - notation.symbols.size() + 1);
        else if (holes == Holes::some || !notation.symbols[choice].only_given)
            cell = notation.symbols[choice].value;
    }
    return sheet;
}

render::Scene scene_of(const Sheet& sheet) {
    return puzzles::make(sheet)->scene(sheet.cells);
}

std::string drawing_of(const render::Scene& scene, const Medium& medium) {
    std::string text;
    render::draw_text(scene, medium, text);
    return text;
}

std::string with_header(const Sheet& sheet, std::string_view drawing) {
    return base::concat(header_of(sheet), '\n', drawing);
}

bool is_blank(const Sheet& sheet) {
    return std::ranges::all_of(sheet.cells, [](const auto& cell) { return !cell; });
}

/// Applies the test to boards of all kinds, sizes and fillings.
template <typename Test>
void for_boards(Holes holes, int largest, Test test) {
    base::Random random(1);
    for (const Notation* notation : puzzles::notations())
        for (int rows = 2; rows <= largest; ++rows)
            for (int columns = notation->rectangular ? 2 : rows; columns <= (notation->rectangular ? largest : rows);
                 ++columns)
                for (const int percent : {0, 40, 100})
                    test(any_sheet(*notation, {rows, columns}, percent, holes, random), random);
}

void expect_read_back(const std::string& text, const Sheet& sheet) {
    const auto told = read_all(text);
    ASSERT_EQ(told.size(), 1u) << text;
    ASSERT_TRUE(told[0].sheet) << told[0].message << '\n' << text;
    EXPECT_EQ(*told[0].sheet, sheet) << text;
}

/// The same, apart from the options, which only a header can say.
void expect_read_back_without_header(const std::string& text, const Sheet& sheet) {
    const auto told = read_all(text);
    ASSERT_EQ(told.size(), 1u) << text;
    ASSERT_TRUE(told[0].sheet) << told[0].message << '\n' << text;
    EXPECT_EQ(told[0].sheet->notation, sheet.notation) << text;
    EXPECT_EQ(told[0].sheet->sides, sheet.sides) << text;
    EXPECT_EQ(told[0].sheet->cells, sheet.cells) << text;
}

TEST(DrawnBoards, AreReadBackWithTheirHeader) {
    for_boards(Holes::some, 12, [](const Sheet& sheet, base::Random&) {
        for (const Medium& medium : media)
            expect_read_back(with_header(sheet, drawing_of(scene_of(sheet), medium)), sheet);
    });
}

TEST(DrawnBoards, AreReadBackWithoutAHeader) {
    for_boards(Holes::none, 12, [](const Sheet& sheet, base::Random&) {
        for (const Medium& medium : media) {
            const bool many_kinds = sheet.notation->name == "close-or-far" && is_blank(sheet) && medium.columns > 0;
            if (!many_kinds) expect_read_back_without_header(drawing_of(scene_of(sheet), medium), sheet);
        }
    });
}

TEST(DrawnBoards, AreReadBackOneAfterTheOther) {
    const Sheet letters = blank(notation_named("close-or-far"), {3, 3});
    const Sheet pegs = blank(notation_named("hoodoo"), {2, 3});
    for (const Medium& medium : {ascii, boxed}) {
        const std::string text = drawing_of(scene_of(pegs), medium) + "\n" + drawing_of(scene_of(letters), medium) +
                                 drawing_of(scene_of(pegs), medium) +
                                 with_header(pegs, drawing_of(scene_of(pegs), medium)) + "close-or-far 1\nC\n";
        const auto told = read_all(text);
        ASSERT_EQ(told.size(), 5u) << text;
        for (const std::size_t i : {0u, 2u, 3u}) EXPECT_EQ(told[i].sheet, pegs) << told[i];
        EXPECT_EQ(told[1].sheet, letters) << told[1];
    }
}

TEST(DrawnBoards, MarksOfWhatIsWrongAreIgnored) {
    for_boards(Holes::none, 6, [](const Sheet& sheet, base::Random& random) {
        render::Scene scene = scene_of(sheet);
        for (render::SceneCell& cell : scene.cells)
            if (random.one_in(3)) cell.role = Role::wrong;
        if (scene.labels_are_clues)
            for (auto& labels : scene.labels)
                for (render::SceneLabel& label : labels)
                    if (random.one_in(3)) label.role = Role::wrong;
        for (const Medium& medium : media) expect_read_back(with_header(sheet, drawing_of(scene, medium)), sheet);
    });
}

TEST(DrawnBoards, WithoutCluesTheHeightsAreReadBack) {
    base::Random random(1);
    Sheet sheet = any_sheet(notation_named("skyscraper"), {6, 6}, 50, Holes::none, random);
    render::Scene scene = scene_of(sheet);
    scene.labels = {};
    sheet.sides = blank(*sheet.notation, sheet.size).sides;
    for (const Medium& medium : media) expect_read_back_without_header(drawing_of(scene, medium), sheet);
}

TEST(DrawnBoards, ThatCouldBeOfSeveralKindsNeedAHeader) {
    const Sheet sheet = blank(notation_named("close-or-far"), {6, 6});
    const auto told = read_all(drawing_of(scene_of(sheet), narrow));
    ASSERT_FALSE(told.empty());
    EXPECT_NE(told[0].message.find("a header does, such as 'skyscraper 6'"), std::string::npos) << told[0];
}

TEST(DrawnBoards, ThatWereCutAreNeverAnotherBoard) {
    for_boards(Holes::none, 4, [](const Sheet& sheet, base::Random&) {
        for (const Medium& medium : media)
            for (const bool header : {true, false}) {
                const std::string drawing = drawing_of(scene_of(sheet), medium);
                const std::string text = header ? with_header(sheet, drawing) : drawing;
                const std::size_t header_end = header ? text.find('\n') + 1 : 0;
                for (std::size_t cut = 0; cut < text.size(); ++cut) {
                    if (cut == header_end && sheet.notation->blank_by_header) continue;
                    for (const auto& told : read_all(std::string_view(text).substr(0, cut))) {
                        if (!told.sheet) continue;
                        EXPECT_EQ(told.sheet->cells, sheet.cells) << text << "cut at " << cut;
                        EXPECT_EQ(told.sheet->sides, sheet.sides) << text << "cut at " << cut;
                    }
                }
            }
    });
}

TEST(DrawnBoards, NoPiecesOfDrawingsBreakTheReader) {
    constexpr std::string_view pieces[] = {"|",  "│", "+---+", "┌───┐", "└─", "\xe2\x94", "+",   "-",  ".",       "1",
                                           "12", "C", "A",     "x",     "_",  "!",        "#",   " ",  "*1{1}",   "\n",
                                           "\n", "|", "| ",    "1 |",   "\n", ". . \n",   "2 |", " |", "  A B\n", ""};
    base::Random random(1);
    for (int i = 0; i < 30'000; ++i) {
        std::string text;
        for (auto left = random.below(30); left > 0; --left) text += pieces[random.below(std::size(pieces))];
        EXPECT_FALSE(read_all(text).empty());
    }
}

TEST(DrawnBoards, ARowWithoutItsLastCellIsAMistake) {
    const auto told = read_all("hoodoo 1 3\n  +---+---+---+\n1 | 2 | 3 |\n  +---+---+---+\n");
    ASSERT_FALSE(told.empty());
    EXPECT_NE(told[0].message.find("row 1 has 2 "), std::string::npos) << told[0];
}

}  // namespace
}  // namespace gridwright::answers
