// What files look like for models that no puzzle of ours makes. docs/exports.md shows those of each kind, which a test
// compares, and the lane `exports` has MiniZinc solve them.

#include "gridwright/exports/minizinc/minizinc.hpp"

#include "gridwright/base/text.hpp"
#include "gridwright/exports/minizinc/families.hpp"
#include "gridwright/exports/minizinc/values.hpp"
#include "gridwright/exports/registry.hpp"
#include "gridwright/puzzles/registry.hpp"

#include <gtest/gtest.h>

namespace gridwright::exports::minizinc {
namespace {

using namespace kernel;

constexpr sheet::Symbol symbols[] = {
    {0, "_", "0", "0", "set"},
    {1, "\"", "1", "1", "odd thing"},
    {2, "\\", "2", "2", "odd number"},
    {3, "?", "3", "3", "3 cats"},
};

const sheet::Notation odd_notation{
    .name = "odd",
    .title = "Odd",
    .symbols = symbols,
    .highest_number = [](Size, std::span<const int>) { return 9; },
};

std::string file_of(const Model& model) {
    return *written(export_row, model, blank(odd_notation, model.size()));
}

/// The part of the file from one text to the next empty line.
std::string part_from(const std::string& file, std::string_view begin) {
    const std::size_t at = file.find(begin);
    if (at == file.npos) return base::concat(begin, " is missing in\n", file);
    return file.substr(at, file.find("\n\n", at) - at + 1);
}

Model model_of(Size size, Domain domain) {
    Model model;
    model.reset(size, domain);
    return model;
}

TEST(MiniZinc, NamesValues) {
    const Values values(odd_notation, Domain::range(0, 9));
    EXPECT_EQ(values.name(0), "value_set") << "a word of the language";
    EXPECT_EQ(values.name(1), "odd");
    EXPECT_EQ(values.name(2), "odd_number");
    EXPECT_EQ(values.name(3), "value_3") << "no letter";
    EXPECT_EQ(values.name(4), "4");
    EXPECT_EQ(Values(odd_notation, Domain::range(4, 9)).named().size(), 0u);
    EXPECT_EQ(quoted("\"\\\n"), R"("\"\\\n")");
}

TEST(MiniZinc, WritesSetsWithGaps) {
    const Values values(odd_notation, {});
    EXPECT_EQ(values.set({}), "{}");
    EXPECT_EQ(values.set(Domain::range(1, 6)), "1..6");
    EXPECT_EQ(values.set(Domain::single(5)), "{5}");
    EXPECT_EQ(values.set(Domain::range(0, 2) | Domain::single(5) | Domain::range(62, 63)),
              "0..2 union 62..63 union {5}");
    EXPECT_EQ(values.set(Domain::single(1) | Domain::single(3)), "{1, 3}");
}

TEST(MiniZinc, WritesDomainsThatDiffer) {
    Model model = model_of({2, 2}, Domain::range(4, 6));
    model.domains[1] = Domain::single(4) | Domain::single(9);
    model.domains[2] = Domain();
    EXPECT_EQ(part_from(file_of(model), "set of int: usual"),
              "set of int: usual = 4..6;\n"
              "array[ROW, COLUMN] of set of int: allowed = [|\n"
              "     usual, {4, 9} |\n"
              "        {},  usual |];\n");
    EXPECT_EQ(part_from(file_of(model), "array[ROW, COLUMN] of var"),
              "array[ROW, COLUMN] of var 4..6 union {9}: grid;\n"
              "constraint forall(r in ROW, c in COLUMN)(grid[r, c] in allowed[r, c]);\n");
}

TEST(MiniZinc, WritesGivens) {
    Model model = model_of({1, 3}, Domain::range(4, 6));
    model.givens = {{0, 4}, {2, 9}, {0, 5}, {0, 4}};
    EXPECT_EQ(part_from(file_of(model), "array[ROW, COLUMN] of var"),
              "array[ROW, COLUMN] of var 4..6: grid = [|\n"
              "    4, _, 9 |];\n"
              "constraint grid[1, 1] = 5;\n");
}

TEST(MiniZinc, GathersLines) {
    const Size size{3, 4};
    Model model = model_of(size, Domain::range(4, 9));
    for (const Line line : rows(size)) model.add(AllDifferent{line.reversed()});
    for (const Line line : diagonals(size)) model.add(AllDifferent{line});
    model.add(AllDifferent{column(size, 0)});
    model.add(AllDifferent{column(size, 3)});
    model.add(AllDifferent{{4, 1, 3}});  // most of row 2
    model.add(AllDifferent{{2, -1, 2}, Domain::single(4)});
    EXPECT_EQ(part_from(file_of(model), "% In each of these lines"),
              "% In each of these lines no value occurs twice.\n"
              "constraint forall(r in ROW)(all_different(row(grid, r)));\n"
              "constraint forall(d in -1..2)(all_different(falling(d)));\n"
              "constraint forall(s in 3..6)(all_different(rising(s)));\n"
              "constraint forall(c in {1, 4})(all_different(col(grid, c)));\n"
              "constraint all_different([grid[2, 1], grid[2, 2], grid[2, 3]]);\n");
    EXPECT_EQ(part_from(file_of(model), "% In this line"),
              "% In this line no value occurs twice; 4s may.\n"
              "constraint all_different_except([grid[1, 3], grid[1, 2]], {4});\n");
}

TEST(MiniZinc, HeedsTheDirectionOfViews) {
    const Size size{3, 3};
    Model model = model_of(size, Domain::range(4, 6));
    model.add(Visible{row(size, 0), 2});
    model.add(Visible{row(size, 1).reversed(), 2});
    model.add(Visible{{6, -2, 3}, 2});  // a diagonal, from the bottom left
    model.add(Visible{{2, 2, 3}, 2});   // and from the top right
    model.add(Visible{column(size, 1), 1}, SideClue{Side::top, 1});
    model.add(Visible{column(size, 2), 1}, CellClue{8});
    const std::string file = file_of(model);
    EXPECT_EQ(part_from(file, "% In each of these lines"),
              "% In each of these lines 2 are visible from the front.\n"
              "constraint forall(r in 1..1)(visible(row(grid, r), 2));\n"
              "constraint forall(r in 2..2)(visible(reverse(row(grid, r)), 2));\n"
              "constraint forall(s in 4..4)(visible(reverse(rising(s)), 2));\n"
              "constraint forall(s in 4..4)(visible(rising(s), 2));\n");
    EXPECT_EQ(part_from(file, "% The clue at the top of column 2"),
              "% The clue at the top of column 2: In this line 1 are visible from the front.\n"
              "constraint forall(c in 2..2)(visible(col(grid, c), 1));\n");
    EXPECT_EQ(part_from(file, "% The clue in row 3, column 3"),
              "% The clue in row 3, column 3: In this line 1 are visible from the front.\n"
              "constraint forall(c in 3..3)(visible(col(grid, c), 1));\n");
}

/// Clues become arrays only if they say what the arrays would say.
TEST(MiniZinc, RecognisesTheCluesOfASide) {
    const auto& kind = *puzzles::find("skyscraper");
    sheet::Sheet sheet = blank(kind.notation, {3, 3});
    sheet.sides[Side::top] = {0, 2, 3};
    sheet.sides[Side::right] = {1, 0, 0};
    Model model;
    kind.make(sheet)->model(model);
    EXPECT_EQ(side_views_of(model, sheet).sides, (std::vector{Side::top, Side::left, Side::bottom, Side::right}));
    EXPECT_EQ(side_views_of(model, sheet).constraints, (std::vector<std::size_t>{6, 7, 8}));

    model.add(Visible{column({3, 3}, 0), 1}, SideClue{Side::top, 0});  // which the sheet does not show
    EXPECT_EQ(side_views_of(model, sheet).sides, (std::vector{Side::left, Side::bottom, Side::right}));
    sheet.sides[Side::right][2] = 2;  // which the model does not have
    EXPECT_EQ(side_views_of(model, sheet).sides, (std::vector{Side::left, Side::bottom}));
    EXPECT_EQ(families_of(model, {}).size(), 5u) << "each clue on its own";
}

TEST(MiniZinc, CountsLettersWhereNothingElseDoes) {
    const Size size{4, 4};
    Model model = model_of(size, Domain::range(4, 6));
    model.add(CloserPair{row(size, 0), 4, 5});
    constexpr std::string_view counts = "count(line, near) = 2 /\\ count(line, far) = 2";
    EXPECT_NE(file_of(model).find(counts), std::string::npos);
    model.add(Exactly{row(size, 0), 4, 2});
    EXPECT_NE(file_of(model).find(counts), std::string::npos);
    model.add(Exactly{row(size, 0), 5, 2});
    EXPECT_EQ(file_of(model).find(counts), std::string::npos);
    EXPECT_NE(file_of(model).find("% In this line there are exactly 2 cells with 4.\n"), std::string::npos);
}

TEST(MiniZinc, ExcludesASolution) {
    Model model = model_of({1, 2}, Domain::range(4, 5));
    Solution solution({1, 2}, Value{4});
    model.add(NotThis{std::make_shared<const Solution>(solution)});
    EXPECT_NE(file_of(model).find("constraint exists([grid[1, 1] != 4, grid[1, 2] != 4]);\n"), std::string::npos);
}

}  // namespace
}  // namespace gridwright::exports::minizinc
