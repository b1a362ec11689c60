// For every kind of the registry, on boards with all their clues: a part of the model leads back to one place of the
// sheet, and when what is written there is erased, the model lacks that part and nothing else.

#include "gridwright/base/random.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "gridwright/sheet/parts_on_sheet.hpp"
#include "tests/support/agreement.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridwright::puzzles {
namespace {

using namespace kernel;
using tests::model_of;

constexpr Size board_sizes[] = {{1, 1}, {2, 2}, {3, 3}, {6, 6}, {1, 2}, {2, 1}, {1, 5}, {5, 1}, {3, 5}, {5, 3}};

/// All clues and some cells, whether they are consistent or not.
sheet::Sheet told_sheet(const sheet::Notation& notation, Size size, base::Random& random) {
    sheet::Sheet sheet = sheet::blank(notation, size);
    for (auto& side : sheet.sides)
        for (int& clue : side)
            clue = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(std::max(size.rows, size.columns))));
    const int highest = notation.highest_number(size, sheet.options);
    for (auto& cell : sheet.cells) {
        if (random.one_in(3)) continue;
        const std::size_t drawn = random.below(notation.symbols.size() + highest);
        cell = drawn < notation.symbols.size() ? notation.symbols[drawn].value
                                               : static_cast<Value>(drawn - notation.symbols.size() + 1);
    }
    return sheet;
}

void expect_same_model(const Model& model, const Model& expected) {
    EXPECT_EQ(model.constraints, expected.constraints);
    EXPECT_EQ(model.givens, expected.givens);
    EXPECT_EQ(model.domains, expected.domains);
}

/// Visits a sheet of every kind and every size that it has.
template <typename Visit>
void each_told_sheet(Visit visit) {
    base::Random random(14);
    for (const PuzzleRow& kind : table())
        for (const Size size : board_sizes) {
            if (size.rows != size.columns && !kind.notation.rectangular) continue;
            SCOPED_TRACE(testing::Message() << kind.notation.name << ' ' << size.rows << 'x' << size.columns);
            visit(told_sheet(kind.notation, size, random));
        }
}

TEST(Origins, LeadBackToWhatTheSheetTells) {
    each_told_sheet([](const sheet::Sheet& sheet) {
        const Model model = model_of(sheet);
        for (const std::size_t clue : told_parts(model).constraints) {
            sheet::Sheet less = sheet;
            ASSERT_TRUE(sheet::written_at(less, model.constraints.origin(clue)));
            sheet::erase(less, model.constraints.origin(clue));
            EXPECT_FALSE(sheet::written_at(less, model.constraints.origin(clue)));
            expect_same_model(model_of(less), without(model, {{clue}, {}}));
        }
        for (std::size_t given = 0; given < model.givens.size(); ++given) {
            sheet::Sheet less = sheet;
            EXPECT_EQ(sheet::written_at(less, CellClue{model.givens[given].cell}), model.givens[given].value);
            sheet::erase(less, CellClue{model.givens[given].cell});
            expect_same_model(model_of(less), without(model, {{}, {given}}));
        }
    });
}

TEST(Origins, AreThereForEveryClueOfTheSheet) {
    each_told_sheet([](const sheet::Sheet& sheet) {
        const Model model = model_of(sheet);
        std::vector<sheet::Address> told;
        for (const Side side : every_side)
            for (std::size_t line = 0; line < sheet.sides[side].size(); ++line)
                told.push_back({side, static_cast<int>(line), sheet.sides[side][line]});
        const std::vector<sheet::Address> found = sheet::clues_among(told_parts(model), model, sheet);
        EXPECT_TRUE(std::ranges::is_permutation(found, told));
    });
}

TEST(Origins, OfRulesAreThoseOfABlankBoard) {
    each_told_sheet([](const sheet::Sheet& sheet) {
        const Model model = model_of(sheet);
        sheet::Sheet blank = sheet;
        for (auto& side : blank.sides) std::ranges::fill(side, 0);
        for (int cell = 0; cell < sheet.size.cells(); ++cell)
            if (std::ranges::any_of(model.givens, [&](const Given& given) { return given.cell == cell; }))
                blank.cells[cell].reset();
        expect_same_model(model_of(blank), without(model, told_parts(model)));
        EXPECT_TRUE(told_parts(model_of(blank)).empty());
    });
}

/// A constraint that a clue at a side gives is about the line that ends there, and starts there.
TEST(Origins, OfVisibleHeightsAreWhereTheLineStarts) {
    each_told_sheet([](const sheet::Sheet& sheet) {
        const Model model = model_of(sheet);
        for (const std::size_t index : told_parts(model).constraints) {
            const auto* visible = std::get_if<Visible>(&model.constraints[index]);
            const auto* clue = std::get_if<SideClue>(&model.constraints.origin(index));
            if (!visible || !clue) continue;
            const Size size = sheet.size;
            const int first = visible->line[0], last = visible->line[visible->line.length - 1];
            EXPECT_EQ(visible->count, sheet.sides[clue->side][clue->line]);
            switch (clue->side) {
                case Side::top: EXPECT_EQ(first, size.cell(0, clue->line)); break;
                case Side::bottom: EXPECT_EQ(first, size.cell(size.rows - 1, clue->line)); break;
                case Side::left: EXPECT_EQ(first, size.cell(clue->line, 0)); break;
                case Side::right: EXPECT_EQ(first, size.cell(clue->line, size.columns - 1)); break;
            }
            EXPECT_EQ(size.row_of(first) == size.row_of(last),
                      size.columns == 1 || !is_end_of_columns(clue->side) || visible->line.length == 1);
        }
    });
}

TEST(PartsOnSheet, NamesCluesAndCellsOfParts) {
    for (const PuzzleRow& kind : table()) {
        if (!kind.notation.sides) continue;
        sheet::Sheet sheet = sheet::blank(kind.notation, {3, 3});
        sheet.sides[Side::left][2] = 2;
        sheet.sides[Side::bottom][0] = 3;
        sheet.cells[4] = 1, sheet.cells[2] = 2;
        const Model model = model_of(sheet);
        const Parts told = told_parts(model);
        EXPECT_EQ(sheet::clues_among(told, model, sheet),
                  (std::vector<sheet::Address>{{Side::left, 2, 2}, {Side::bottom, 0, 3}}));
        EXPECT_EQ(sheet::cells_among(told, model), (std::vector{2, 4}));
        EXPECT_TRUE(sheet::clues_among({{0}, {}}, model, sheet).empty()) << "a rule of the game is no clue";
        EXPECT_TRUE(sheet::cells_among({{0}, {}}, model).empty());
    }
}

}  // namespace
}  // namespace gridwright::puzzles
