#include "tests/support/readings.hpp"

#include <gtest/gtest.h>

namespace gridwright::formats {
namespace {

using namespace sheet;

Sheet skyscraper_of_two() {
    Sheet sheet = blank(notation_named("skyscraper"), {2, 2});
    sheet.sides = {{{{1, 0}, {2, 0}, {0, 0}, {0, 1}}}};
    sheet.cells.at(0, 1) = 2;
    sheet.source = "a \"test\"";
    sheet.expect = "unique";
    return sheet;
}

Sheet hoodoo_of_six() {
    Sheet sheet = blank(notation_named("hoodoo"), {2, 3});
    sheet.options = {1, 12};
    sheet.cells.at(0, 0) = 12;
    sheet.cells.at(0, 1) = 0;
    sheet.cells.at(1, 2) = kernel::highest_value;
    return sheet;
}

TEST(Writer, DrawsAFrameForClues) {
    EXPECT_EQ(written(skyscraper_of_two(), text::codec),
              "# source: a \"test\"\n"
              "# expect: unique\n"
              "skyscraper 2\n"
              "    1 .\n"
              "  +-----+\n"
              "2 | . 2 | .\n"
              ". | . . | 1\n"
              "  +-----+\n"
              "    . .\n");
}

TEST(Writer, AlignsColumnsAndSaysUnusualOptions) {
    EXPECT_EQ(written(hoodoo_of_six(), text::codec), "hoodoo 2 3 pegs=none colours=12\n12  _  .\n .  .  x\n");
    EXPECT_EQ(written(blank(notation_named("hoodoo"), {1, 2}), text::codec), "hoodoo 1 2\n. .\n");
}

TEST(Writer, AlignsClues) {
    Sheet sheet = blank(notation_named("skyscraper"), {10, 10});
    sheet.sides[kernel::Side::top][1] = 10;
    sheet.sides[kernel::Side::left][0] = 3;
    sheet.sides[kernel::Side::right][0] = 10;
    sheet.cells.at(0, 0) = 10;
    EXPECT_TRUE(written(sheet, text::codec)
                    .starts_with("skyscraper 10\n"
                                 "      . 10  .  .  .  .  .  .  .  .\n"
                                 "   +-------------------------------+\n"
                                 " 3 | 10  .  .  .  .  .  .  .  .  . | 10\n"));
}

TEST(Writer, WritesJson) {
    EXPECT_EQ(
        written(skyscraper_of_two(), json::codec),
        R"({"format":2,"puzzle":"skyscraper","size":2,"clues":{"top":[1,0],"left":[2,0],"bottom":[0,0],"right":[0,1]},)"
        R"("grid":[[null,2],[null,null]],"source":"a \"test\"","expect":"unique"})"
        "\n");
    EXPECT_EQ(written(hoodoo_of_six(), json::codec),
              R"({"format":2,"puzzle":"hoodoo","rows":2,"columns":3,"pegs":"none","colours":12,)"
              R"("grid":[[12,0,null],[null,null,"x"]]})"
              "\n");
}

TEST(Writer, WritesProlog) {
    EXPECT_EQ(written(skyscraper_of_two(), prolog::codec),
              "% source: a \"test\"\n% expect: unique\nskyscraper([[1,0],[2,0],[0,0],[0,1]], [[_,2],[_,_]]).\n");
    EXPECT_EQ(written(hoodoo_of_six(), prolog::codec), "hoodoo(2, 3, none, 12, [[12,0,_],[_,_,x]]).\n");
    EXPECT_EQ(written(blank(notation_named("hoodoo"), {1, 2}), prolog::codec), "hoodoo(1, 2, fewest, [[_,_]]).\n");
    Sheet letters = blank(notation_named("close-or-far"), {2, 2});
    letters.cells.at(0, 0) = 1;
    letters.cells.at(0, 1) = 2;
    letters.cells.at(1, 0) = 0;
    EXPECT_EQ(written(letters, prolog::codec), "close_or_far([[1,2],[0,_]]).\n");
    EXPECT_EQ(written(letters, text::codec), "close-or-far 2\nC F\n- .\n");
}

TEST(Writer, KeepsRemarksInOneLine) {
    Sheet sheet = blank(notation_named("hoodoo"), {1, 1});
    sheet.source = " two\r\nlines ";
    EXPECT_EQ(written(sheet, text::codec), "# source: two  lines\nhoodoo 1 1\n.\n");
}

TEST(Writer, EscapesJsonStrings) {
    std::string text;
    write_json_string(std::string_view("\"\\\n\r\t\b\x1f\0é\xff!", 12), text);
    EXPECT_EQ(text, R"("\"\\\n\r\t\u0008\u001f\u0000é\ufffd!")");
}

TEST(Writer, NamesValues) {
    const Notation& hoodoo = notation_named("hoodoo");
    EXPECT_EQ(text_of(hoodoo, 0), "_");
    EXPECT_EQ(text_of(hoodoo, 12), "12");
    EXPECT_EQ(noun_of(hoodoo, 0), "transparent peg");
    EXPECT_EQ(noun_of(hoodoo, 12), "12");
}

}  // namespace
}  // namespace gridwright::formats
