// The sentences about broken rules, clues and conflicts, and that a board without such a sentence is a solution.

#include "gridwright/puzzles/sentences.hpp"

#include "gridwright/base/random.hpp"
#include "gridwright/constraints/meaning.hpp"
#include "gridwright/puzzles/close_or_far/puzzle.hpp"
#include "gridwright/puzzles/common/puzzle.hpp"
#include "gridwright/puzzles/hoodoo/puzzle.hpp"
#include "gridwright/puzzles/skyscraper/puzzle.hpp"
#include "gridwright/sheet/parts_on_sheet.hpp"
#include "tests/support/agreement.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

namespace gridwright::puzzles {
namespace {

using namespace kernel;
using tests::model_of;
using Sentences = std::vector<std::string>;

/// A board from one character a cell: "." unknown, "-" and "_" the value 0, C = 1, F = 2, x a hole, else a digit.
sheet::Filling filling_of(Size size, const std::string& characters) {
    sheet::Filling filling(size);
    EXPECT_EQ(static_cast<int>(characters.size()), size.cells());
    for (int cell = 0; cell < size.cells(); ++cell) {
        const char c = characters[cell];
        if (c == '.') continue;
        const int value = c == '-' || c == '_' ? 0 : c == 'C' ? 1 : c == 'F' ? 2 : c == 'x' ? 63 : c - '0';
        filling[cell] = static_cast<Value>(value);
    }
    return filling;
}

Sentences sentences(const std::vector<Violation>& found) {
    Sentences list;
    for (const Violation& violation : found) list.push_back(violation.sentence);
    return list;
}

std::vector<Violation> skyscraper(const BySide<std::vector<int>>& sides, const std::string& cells) {
    const int n = static_cast<int>(sides[Side::top].size());
    sheet::Sheet sheet = blank(skyscraper::notation, {n, n});
    sheet.sides = sides;
    return violations(model_of(sheet), filling_of({n, n}, cells), skyscraper::notation);
}

std::vector<Violation> hoodoo(Size size, hoodoo::Pegs pegs, const std::string& cells) {
    sheet::Sheet sheet = blank(hoodoo::notation, size);
    sheet.options[hoodoo::pegs_option] = pegs;
    sheet.cells = filling_of(size, cells);
    return violations(model_of(sheet), sheet.cells, hoodoo::notation);
}

std::vector<Violation> close_or_far(int n, const std::string& cells) {
    const sheet::Sheet sheet = blank(close_or_far::notation, {n, n});
    return violations(model_of(sheet), filling_of({n, n}, cells), close_or_far::notation);
}

const std::vector<int> none = {0, 0, 0, 0};
const BySide<std::vector<int>> no_clues = {{none, none, none, none}};

TEST(Violations, RepeatedHeightsNameTheirPlaces) {
    const auto found = skyscraper(no_clues,
                                  "2..2"
                                  "...."
                                  "1..."
                                  "....");
    EXPECT_EQ(sentences(found), Sentences{"Row 1 has two 2s, in columns 1 and 4."});
    EXPECT_EQ(found[0].cells, (std::vector<int>{0, 3}));
    EXPECT_EQ(sentences(skyscraper(no_clues,
                                   ".3.."
                                   ".3.."
                                   "...."
                                   ".3..")),
              Sentences{"Column 2 has three 3s, in rows 1, 2 and 4."});
    EXPECT_EQ(sentences(skyscraper(no_clues,
                                   "1122"
                                   "...."
                                   "...."
                                   "....")),
              (Sentences{"Row 1 has two 1s, in columns 1 and 2.", "Row 1 has two 2s, in columns 3 and 4."}));
}

TEST(Violations, BrokenCluesSayWhatIsSeen) {
    const BySide<std::vector<int>> clues = {{{{1, 0, 0, 0}, {3, 0, 0, 0}, {0, 2, 0, 0}, {0, 0, 0, 3}}}};
    EXPECT_EQ(
        sentences(skyscraper(clues,
                             "1423"
                             "2314"
                             "3142"
                             "4231")),
        (Sentences{"Column 1 shows 4 from the top, its clue says 1.", "Row 1 shows 2 from the left, its clue says 3.",
                   "Column 2 shows 3 from the bottom, its clue says 2."}));
    const auto found = skyscraper({none, none, none, {0, 0, 1, 0}},
                                  "...."
                                  "...."
                                  "1423"
                                  "....");
    EXPECT_EQ(sentences(found), Sentences{"Row 3 shows 2 from the right, its clue says 1."});
    EXPECT_EQ(found[0].cells, (std::vector<int>{8, 9, 10, 11}));
}

TEST(Violations, LostCluesAreToldBeforeTheLineIsFull) {
    const auto found = skyscraper({none, {4, 0, 0, 0}, none, none},
                                  "2..."
                                  "...."
                                  "...."
                                  "....");
    EXPECT_EQ(sentences(found), Sentences{"Row 1 can no longer show 4 from the left."});
    EXPECT_EQ(found[0].cells, std::vector<int>{0});
    EXPECT_EQ(sentences(skyscraper({{{{0, 1, 0, 0}, none, none, none}}},
                                   ".3.."
                                   ".4.."
                                   "...."
                                   "....")),
              Sentences{"Column 2 can no longer show 1 from the top."});
}

TEST(Violations, DiagonalsNameTheirCells) {
    const auto found = hoodoo({3, 4}, hoodoo::fewest,
                              ".1.."
                              ".___"
                              "...1");
    EXPECT_EQ(sentences(found), Sentences{"The diagonal from B3 down to D1 has two 1s, in B3 and D1."});
    EXPECT_EQ(found[0].cells, (std::vector<int>{1, 11}));
}

TEST(Violations, HaveThePuzzlesOwnNames) {
    const auto found = hoodoo({3, 4}, hoodoo::fewest,
                              "2..."
                              "...."
                              "21.1");
    EXPECT_EQ(sentences(found),
              (Sentences{"Row 1 has two 1s, in columns B and D.", "Column A has two 2s, in rows 1 and 3."}));
}

/// The clue of a single cell is at one of four sides; the cell alone could not say at which.
TEST(Violations, CluesOfASingleCellAreAtTheirSides) {
    const auto found = [](Side side) {
        BySide<std::vector<int>> sides{{{{0}, {0}, {0}, {0}}}};
        sides[side][0] = 2;
        return sentences(skyscraper(sides, "1"));
    };
    EXPECT_EQ(found(Side::top), Sentences{"Column 1 shows 1 from the top, its clue says 2."});
    EXPECT_EQ(found(Side::left), Sentences{"Row 1 shows 1 from the left, its clue says 2."});
    EXPECT_EQ(found(Side::bottom), Sentences{"Column 1 shows 1 from the bottom, its clue says 2."});
    EXPECT_EQ(found(Side::right), Sentences{"Row 1 shows 1 from the right, its clue says 2."});
}

TEST(Violations, SayWhichPartsTheyAreAbout) {
    sheet::Sheet sheet = blank(skyscraper::notation, {3, 3});
    sheet.sides[Side::right][1] = 3;
    sheet.cells[8] = 2;
    const Model model = model_of(sheet);
    const auto found = violations(model,
                                  filling_of({3, 3},
                                             "11."
                                             "123"
                                             "..3"),
                                  skyscraper::notation);
    ASSERT_EQ(found.size(), 5u);
    EXPECT_EQ(found[0].parts, (Parts{{}, {0}})) << "the given is not kept";
    EXPECT_EQ(found[1].parts, (Parts{{0}, {}})) << "a rule of the game: row 1 has two 1s";
    EXPECT_EQ(found[2].parts, (Parts{{3}, {}})) << "column 1 has two 1s";
    EXPECT_EQ(found[3].parts, (Parts{{5}, {}})) << "column 3 has two 3s";
    EXPECT_EQ(sheet::clues_among(found[4].parts, model, sheet), (std::vector<sheet::Address>{{Side::right, 1, 3}}));
    EXPECT_EQ(found[4].cells, (std::vector{3, 4, 5}));
    EXPECT_TRUE(hoodoo({1, 1}, hoodoo::none, "_")[0].parts.empty()) << "a value that no cell may hold";
}

TEST(Violations, ForbiddenPegsAreToldOnce) {
    const auto found = hoodoo({2, 3}, hoodoo::none,
                              "1__"
                              "...");
    EXPECT_EQ(sentences(found), (Sentences{"B2 holds a transparent peg, which this board does not allow.",
                                           "C2 holds a transparent peg, which this board does not allow."}));
    EXPECT_TRUE(hoodoo({2, 3}, hoodoo::fewest,
                       "1__"
                       "_x_")
                    .empty());
}

TEST(Violations, TooFewValuesForALine) {
    sheet::Sheet sheet = blank(hoodoo::notation, {1, 4});
    sheet.options = {hoodoo::none, 3};
    EXPECT_EQ(sentences(violations(model_of(sheet), sheet.cells, hoodoo::notation)),
              Sentences{"Row 1 cannot be completed without a repetition."});
}

TEST(Violations, OtherValuesThanTheGivens) {
    sheet::Sheet sheet = blank(close_or_far::notation, {6, 6});
    sheet.cells[0] = close_or_far::far;
    sheet::Filling filling(sheet.size);
    filling[0] = close_or_far::near;
    EXPECT_EQ(sentences(violations(model_of(sheet), filling, close_or_far::notation)),
              Sentences{"Row 1, column 1 holds a C, but an F is given there."});
}

TEST(Violations, CountsOfLetters) {
    const std::string open(30, '.');
    const auto found = close_or_far(6, "CC.C.." + open);
    EXPECT_EQ(sentences(found), Sentences{"Row 1 has three Cs; it needs exactly two."});
    EXPECT_EQ(found[0].cells, (std::vector<int>{0, 1, 3}));
    EXPECT_EQ(sentences(close_or_far(6, "FF-C--" + open)), Sentences{"Row 1 has only one C; it needs exactly two."});
    EXPECT_EQ(sentences(close_or_far(6, "F..-FC" + open)), Sentences{}) << "a C in column 3 is still possible";
    EXPECT_EQ(sentences(close_or_far(6, "-.----" + open)),
              (Sentences{"Row 1 has room for only one C; it needs exactly two.",
                         "Row 1 has room for only one F; it needs exactly two."}));
}

TEST(Violations, PairsAreComparedWhenTheyArePairs) {
    const std::string open(30, '.');
    const auto found = close_or_far(6, "C-FCF-" + open);
    EXPECT_EQ(sentences(found), Sentences{"Row 1: the Cs are 3 apart and the Fs 2; the Cs must be closer together."});
    EXPECT_EQ(found[0].cells, (std::vector<int>{0, 3, 2, 4}));
    EXPECT_EQ(sentences(close_or_far(6, "FF...." + open)),
              Sentences{"Row 1 can no longer have its Cs closer together than its Fs."});
}

/// Whether a full board is a solution, decided twice: by the meaning of the constraints and by the sentences.
bool solved(const Model& model, const sheet::Notation& notation, const Solution& solution) {
    sheet::Filling filling(model.size());
    std::copy(solution.begin(), solution.end(), filling.begin());
    const bool right = constraints::is_solution(model, solution);
    EXPECT_EQ(violations(model, filling, notation).empty(), right);
    return right;
}

TEST(Violations, EverySmallBoardIsSolvedExactlyWhenNothingIsTold) {
    sheet::Sheet towers = blank(skyscraper::notation, {2, 2});
    towers.sides[kernel::Side::top] = {2, 0};
    const sheet::Sheet pegs = blank(hoodoo::notation, {2, 3});
    sheet::Sheet colours = blank(hoodoo::notation, {2, 2});
    colours.options = {hoodoo::none, 4};
    for (const auto& [sheet, solutions] : {std::pair{towers, 1}, {pegs, 373}, {colours, 24}}) {
        const Model model = model_of(sheet);
        int found = 0;
        Solution solution(sheet.size);
        for (bool more = true; more;) {
            found += solved(model, *sheet.notation, solution);
            more = false;
            for (Value& value : solution) {  // the next board, counting in fives
                value = static_cast<Value>((value + 1) % 5);
                if ((more = value != 0)) break;
            }
        }
        EXPECT_EQ(found, solutions) << sheet.notation->name;
    }
}

TEST(Violations, SpoiledLettersAreTold) {
    const sheet::Sheet sheet = blank(close_or_far::notation, {6, 6});
    const Model model = model_of(sheet);
    Solution right(sheet.size);
    std::ranges::transform(filling_of(sheet.size,
                                      "FCCF--"
                                      "CCF-F-"
                                      "CF-C-F"
                                      "F-C-FC"
                                      "-F-FCC"
                                      "--FCCF"),
                           right.begin(), [](const auto& known) { return *known; });
    EXPECT_TRUE(solved(model, close_or_far::notation, right));
    base::Random random(7);
    for (int round = 0; round < 2'000; ++round) {
        Solution spoiled = right;
        for (int changes = 0; changes < 4; ++changes)
            std::swap(spoiled[static_cast<int>(random.below(36))], spoiled[static_cast<int>(random.below(36))]);
        EXPECT_EQ(solved(model, close_or_far::notation, spoiled), spoiled == right);
    }
}

TEST(Violations, ARuledOutSolution) {
    Model model;
    model.reset({1, 2}, Domain::range(1, 2));
    const sheet::Filling filling = filling_of({1, 2}, "12");
    Solution solution(Size{1, 2}, 1);
    solution[1] = 2;
    model.add(NotThis{std::make_shared<const Solution>(solution)});
    EXPECT_EQ(sentences(violations(model, filling, skyscraper::notation)),
              Sentences{"The board is a solution that is ruled out."});
    EXPECT_TRUE(violations(model, filling_of({1, 2}, "1."), skyscraper::notation).empty());
}

TEST(Names, CluesRulesAndGivens) {
    const Size size{6, 6};
    const auto clue = [&](const Origin& origin) {
        return name_of(Visible{row(size, 1), 3}, origin, size, skyscraper::notation);
    };
    EXPECT_EQ(clue(SideClue{Side::top, 1}), "the clue 3 above column 2");
    EXPECT_EQ(clue(SideClue{Side::left, 1}), "the clue 3 left of row 2");
    EXPECT_EQ(clue(SideClue{Side::bottom, 1}), "the clue 3 below column 2");
    EXPECT_EQ(clue(SideClue{Side::right, 1}), "the clue 3 right of row 2");
    EXPECT_EQ(clue(CellClue{8}), "the clue 3 in row 2, column 3");
    EXPECT_EQ(clue(RuleOfGame{}), "the rule that row 2 shows 3 from row 2, column 1");
    const RuleOfGame rule;
    EXPECT_EQ(name_of(AllDifferent{row(size, 0)}, rule, size, skyscraper::notation),
              "the rule that row 1 repeats nothing");
    EXPECT_EQ(name_of(Exactly{row(size, 0), close_or_far::far, 2}, rule, size, close_or_far::notation),
              "the rule that row 1 has two Fs");
    EXPECT_EQ(
        name_of(CloserPair{row(size, 0), close_or_far::near, close_or_far::far}, rule, size, close_or_far::notation),
        "the rule that the Cs of row 1 are closer together than its Fs");
    EXPECT_EQ(name_of(Given{14, 4}, size, skyscraper::notation), "the 4 in row 3, column 3");
    EXPECT_EQ(name_of(Given{0, hoodoo::transparent}, size, hoodoo::notation), "the transparent peg in A6");
}

TEST(Names, PartsOfAModel) {
    sheet::Sheet sheet = blank(skyscraper::notation, {3, 3});
    sheet.sides[Side::bottom][2] = 3;
    sheet.cells[1] = 3;
    const Model model = model_of(sheet);
    EXPECT_EQ(names_of(told_parts(model), model, skyscraper::notation),
              (Sentences{"the clue 3 below column 3", "the 3 in row 1, column 2"}));
    EXPECT_EQ(names_of({{4}, {}}, model, skyscraper::notation), Sentences{"the rule that column 2 repeats nothing"});
}

}  // namespace
}  // namespace gridwright::puzzles
