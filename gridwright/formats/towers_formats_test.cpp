// The formats that other programs have for Skyscraper: puzz.link addresses, pzprv3 files, digit strings and LaTeX.

#include "gridwright/formats/digits/codec.hpp"
#include "gridwright/formats/latex/codec.hpp"
#include "gridwright/formats/puzzlink/codec.hpp"
#include "gridwright/formats/pzprv3/codec.hpp"
#include "tests/support/readings.hpp"

namespace gridwright::formats {
namespace {

using kernel::Side;

Sheet only(std::string_view text) {
    const auto told = read_all(text);
    EXPECT_EQ(told.size(), 1u) << text;
    EXPECT_TRUE(told.at(0).sheet) << told.at(0);
    return told.at(0).sheet.value_or(blank(notation_named("skyscraper"), {1, 1}));
}

/// The Towers ID 4:1///2/3////1///3/4///,b2b1d1b2b.
Sheet with_givens() {
    return only("4:1///2/3////1///3/4///,b2b1d1b2b\n");
}

TEST(PuzzLink, ReadsAndWritesAddresses) {
    for (const std::string address :
         {"skyscrapers/4/4/k13h4j3g\n", "skyscrapers/4/4/1h23i1h34ih2h1j1h2h\n", "skyscrapers/8/8/p5h2i76g6l7g7h\n"})
        EXPECT_EQ(written(only(address), puzzlink::codec), address);
    const Sheet sheet = only("https://puzz.link/p?skyscrapers/4/4/k13h4j3g\n");
    EXPECT_EQ(sheet.sides[Side::top], (std::vector{0, 0, 0, 0}));
    EXPECT_EQ(sheet.sides[Side::bottom], (std::vector{0, 1, 3, 0}));
    EXPECT_EQ(sheet.sides[Side::left], (std::vector{0, 4, 0, 0}));
    EXPECT_EQ(sheet.sides[Side::right], (std::vector{0, 0, 3, 0}));
    EXPECT_EQ(only("building/4/4/k13h4j3g\n"), sheet);
    EXPECT_EQ(only("skyscraper/4/4/k13h4j3g\n"), sheet);
    EXPECT_EQ(written(with_givens(), puzzlink::codec), "skyscrapers/4/4/1h23i1h34ih2h1j1h2h\n");
}

TEST(PuzzLink, WritesLargeNumbersWithTwoDigits) {
    Sheet sheet = blank(notation_named("skyscraper"), {20, 20});
    sheet.sides[Side::top][0] = 20;
    sheet.sides[Side::top][1] = 16;
    const std::string address = written(sheet, puzzlink::codec);
    EXPECT_EQ(address, "skyscrapers/20/20/-14-10zzzx\n");
    EXPECT_EQ(only(address), sheet);
}

TEST(Digits, AreReadAndWritten) {
    const std::string digits = "5003000100303000003420000000000000000000000020\n";
    const Sheet sheet = only(digits);
    EXPECT_EQ(sheet.sides[Side::top], (std::vector{0, 0, 3, 0, 0}));
    EXPECT_EQ(sheet.sides[Side::bottom], (std::vector{0, 1, 0, 0, 3}));
    EXPECT_EQ(sheet.sides[Side::left], (std::vector{0, 3, 0, 0, 0}));
    EXPECT_EQ(sheet.sides[Side::right], (std::vector{0, 0, 3, 4, 2}));
    EXPECT_EQ(sheet.cells.at(4, 3), 2);
    EXPECT_EQ(written(sheet, digits::codec), digits);
}

TEST(Pzprv3, HasCluesAroundTheCells) {
    const std::string file =
        "pzprv3\nskyscrapers\n4\n4\n. 1 . . 2 . \n1 . . q2 . 4 \n. . q1 . . . \n. . . q1 . . \n3 . q2 . . . \n"
        ". 3 . . . . \n";
    EXPECT_EQ(written(with_givens(), pzprv3::codec), file);
    EXPECT_EQ(only(file), with_givens());
    Sheet begun = only("pzprv3\nbuilding\n2\n2\n. 1 . .\n. 2 q1 .\n. . . .\n. . . .\n");
    EXPECT_EQ(begun.begun.entry(0), 2) << "a number without q is the player's";
    EXPECT_EQ(begun.cells.at(0, 1), 1);
    EXPECT_EQ(only(written(begun, pzprv3::codec)), begun);
}

/// Rows are counted from the bottom, also at the left and the right; what is around the environments is passed over.
TEST(Latex, CountsRowsFromTheBottom) {
    const auto told = read_all(
        "\\documentclass{article}\n\\begin{center}\n% source: a paper\n"
        "\\begin{skyline}\n  \\skylineL{{},4,3,{},{}} \\skylineT{{},{},{2},{},3}\n"
        "  \\skylinecell{4}{2}{3} % a given\n  \\setrow{1}{3, ,{},{},4}\n\\end{skyline}\n\\end{center}\n");
    ASSERT_EQ(told.size(), 1u);
    ASSERT_TRUE(told[0].sheet) << told[0];
    const Sheet& sheet = *told[0].sheet;
    EXPECT_EQ(sheet.size, (kernel::Size{5, 5}));
    EXPECT_EQ(sheet.source, "a paper");
    EXPECT_EQ(sheet.sides[Side::top], (std::vector{0, 0, 2, 0, 3}));
    EXPECT_EQ(sheet.sides[Side::left], (std::vector{0, 0, 3, 4, 0}));
    EXPECT_EQ(sheet.cells.at(3, 3), 3);
    EXPECT_EQ(sheet.cells.at(4, 0), 3);
    EXPECT_EQ(sheet.cells.at(4, 4), 4);
    EXPECT_EQ(written(with_givens(), latex::codec),
              "\\begin{skyline}[rows=4,columns=4]\n\\skylineT{1,{},{},2}\n\\skylineB{3,{},{},{}}\n"
              "\\skylineL{3,{},{},1}\n\\skylineR{{},{},{},4}\n\\setrow{4}{{},{},2,{}}\n\\setrow{3}{{},1,{},{}}\n"
              "\\setrow{2}{{},{},1,{}}\n\\setrow{1}{{},2,{},{}}\n\\end{skyline}\n");
}

TEST(TowersFormats, TellMistakes) {
    const struct {
        std::string_view text, place, message;
    } mistakes[] = {
        {"https://puzz.link/p?slither/4/4/a\n", "1:21",
         "'slither' is no puzzle that is read from a puzz.link address; it is skyscrapers, building or skyscraper"},
        {"skyscrapers/4/5/k\n", "1:15", "the address has 4 columns and 5 rows; a skyscraper is square"},
        {"skyscrapers/4/4/k13\n", "1:20", "the address ends too soon; clues or cells are missing"},
        {"skyscrapers/4/4/k13h4j9g\n", "1:23", "clue 9 is out of range; a 4 x 4 board has clues 1 to 4"},
        {"skyscrapers/4/4/k13.\n", "1:20", "a clue or cell '?' says nothing; leave it out of the address"},
        {"skyscrapers/4/4/k13!\n", "1:20",
         "'!' does not belong in an address; numbers are hexadecimal, and g to z are empty places"},
        {"skyscrapers/4/4/k13h4j3gvg\n", "1:26", "the address goes on behind the last cell of a 4 x 4 board"},
        {"skyscrapers/4/4/k13h4j3gz\n", "1:25", "the address has more empty places than a 4 x 4 board has cells"},
        {"skyscrapers/4/4/k13h4j3g", "1:25",
         "the input ends after the clues of an address; end the line with a newline"},
        {"4000000000000000000\n", "1:1", "a digit string begins with its size, which is 5 to 9, not '4'"},
        {"50030001003030000034200000000000000000000000200\n", "1:48",
         "the digit string has 47 digits; a 5 x 5 board needs 46: its size, 20 clues and 25 cells"},
        {"5003000100303000003490000000000000000000000020\n", "1:21",
         "clue 9 is out of range; a 5 x 5 board has clues 1 to 5"},
        {"pzprv3\nslither\n", "2:1",
         "'slither' is no puzzle that is read from a pzprv3 file; it is skyscrapers, building or skyscraper"},
        {"pzprv3\nskyscrapers\n2\n2\n. . . .\n", "6:1", "the table has 1 lines; a 2 x 2 board needs 4"},
        {"pzprv3\nskyscrapers\n2\n2\n1 . . .\n", "5:1", "a corner of the table has nothing but '.'"},
        {"pzprv3\nskyscrapers\n2\n2\n. . .\n", "5:6", "this line has 3 items; a 2 x 2 board needs 4"},
        {"\\begin{skyline}\n\\skylineT{1,2}\n\\end{skyline}\n", "2:11",
         "\\skylineT has 2 items; a 5 x 5 board needs 5, separated by commas and {} for none"},
        {"\\begin{skyline}\n\\valley{1}\n\\end{skyline}\n", "2:1",
         "'\\valley' is not read in a skyline; the commands are \\skylineT, \\skylineB, \\skylineL, \\skylineR, "
         "\\setrow and \\skylinecell"},
        {"\\begin{skyline}\n\\skylineT{1,", "2:13", "the input ends inside a skyline; its \\end{skyline} is missing"},
    };
    for (const auto& [text, place, message] : mistakes) {
        const auto told = read_all(text);
        ASSERT_FALSE(told.empty()) << text;
        EXPECT_EQ(told[0].message, message) << text;
        EXPECT_EQ(told[0].place, place) << text;
    }
}

/// Cut anywhere, a stream gives a mistake or a beginning of its puzzles.
TEST(TowersFormats, AreNeverAnotherPuzzleWhenCut) {
    Sheet sheet = only("5003000100303000003420000000000000000000000020\n");
    sheet.sides[Side::right][4] = 5;
    for (const Codec* codec : {&puzzlink::codec, &pzprv3::codec, &digits::codec, &latex::codec}) {
        const std::string stream = written(sheet, *codec) + written(sheet, *codec);
        for (std::size_t end = 0; end < stream.size(); ++end) {
            const auto told = read_all(std::string_view(stream).substr(0, end));
            for (std::size_t i = 0; i < told.size(); ++i)
                if (told[i].message.empty()) {
                    ASSERT_EQ(*told[i].sheet, sheet) << codec->name << ' ' << end;
                } else {
                    ASSERT_EQ(i + 1, told.size()) << codec->name << ' ' << end << ' ' << told[i];
                }
        }
    }
}

TEST(TowersFormats, SayWhatTheyCannotCarry) {
    const Sheet hoodoo = blank(notation_named("hoodoo"), {5, 5});
    EXPECT_EQ(cannot_write(hoodoo, puzzlink::codec),
              "a hoodoo cannot be written as a puzz.link address; text, json and prolog can carry it");
    EXPECT_EQ(cannot_write(blank(notation_named("skyscraper"), {4, 4}), digits::codec),
              "a 4 x 4 board cannot be written as a digit string, which has sizes 5 to 9; text, json, prolog, sgt, "
              "puzzlink, pzprv3 and latex can carry it");
}

}  // namespace
}  // namespace gridwright::formats
