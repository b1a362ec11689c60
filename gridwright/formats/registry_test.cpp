// A codec that nobody else knows of is recognised, read, written and listed like the others as soon as it has a row.

#include "gridwright/formats/registry.hpp"

#include "tests/support/readings.hpp"
#include "tests/support/toy_codec.hpp"

namespace gridwright::formats {
namespace {

using toy::with_toy;

const std::string toy_line = "@skyscraper 2 .2..1.2...1.\n";

Sheet toy_sheet() {
    Sheet sheet = blank(notation_named("skyscraper"), {2, 2});
    sheet.cells[1] = 2;
    sheet.sides = {{{{1, 0}, {2, 0}, {0, 0}, {1, 0}}}};
    return sheet;
}

TEST(Codecs, AreFoundByName) {
    for (const Codec* codec : table()) EXPECT_EQ(find(codec->name), codec);
    EXPECT_EQ(find("toy"), nullptr);
    with_toy([] {
        EXPECT_EQ(find("toy"), &toy::codec);
        EXPECT_EQ(table().back(), &toy::codec);
    });
}

TEST(CodecsDeathTest, HaveNamesOfTheirOwn) {
    Codec codec = toy::codec;
    codec.name = "sgt";
    EXPECT_DEATH(add(codec), "a name of its own");
}

TEST(Codecs, AreUnknownWithoutARow) {
    const auto told = read_all(toy_line);
    ASSERT_EQ(told.size(), 1u);
    EXPECT_FALSE(told[0].sheet);
}

TEST(ToyCodec, IsReadAndWritten) {
    with_toy([] {
        EXPECT_EQ(written(toy_sheet(), toy::codec), toy_line);
        for (const Codec* forced : {static_cast<const Codec*>(nullptr), &toy::codec}) {
            const auto told = read_all(toy_line + "; a comment\n\n" + toy_line, forced);
            ASSERT_EQ(told.size(), 2u);
            EXPECT_EQ(told[0].sheet, toy_sheet()) << told[0];
            EXPECT_EQ(told[1].sheet, toy_sheet()) << told[1];
        }
    });
}

/// Every format before and after the toy, byte by byte.
TEST(ToyCodec, IsRecognisedInAMixedStream) {
    with_toy([] {
        for (const Codec* before : table())
            for (const Codec* after : table()) {
                if (cannot_write(toy_sheet(), *before) || cannot_write(toy_sheet(), *after)) continue;
                const std::string text = written(toy_sheet(), *before) + toy_line + written(toy_sheet(), *after);
                for (const auto& told : {read_all(text), read_all(slow_source(text, 1))}) {
                    ASSERT_EQ(told.size(), 3u) << text;
                    for (const Told& one : told) EXPECT_EQ(one.sheet, toy_sheet()) << one << '\n' << text;
                }
            }
    });
}

/// The header alone is a blank board, which only the next line shows.
TEST(ToyCodec, EndsABoardThatIsAHeaderAlone) {
    with_toy([] {
        const auto told = read_all("hoodoo 2 2\n; source: x\n" + toy_line);
        ASSERT_EQ(told.size(), 2u);
        EXPECT_EQ(told[0].sheet, blank(notation_named("hoodoo"), {2, 2})) << told[0];
        ASSERT_TRUE(told[1].sheet) << told[1];
        EXPECT_EQ(told[1].sheet->source, "x");
    });
}

TEST(ToyCodec, IsFoundAfterAMistakeOfAnyFormat) {
    with_toy([] {
        for (const std::string bad :
             {"skyscraper 2\n1 2 3\n", "{\"puzzle\":\n", "[[_,\n", "2:/\n", "@skyscraper 2 ?\n"}) {
            const auto told = read_all(bad + toy_line);
            ASSERT_EQ(told.size(), 2u) << bad;
            EXPECT_NE(told[0].message, "") << bad;
            EXPECT_EQ(told[1].sheet, toy_sheet()) << bad << told[1];
        }
    });
}

TEST(ToyCodec, KeepsRemarks) {
    with_toy([] {
        Sheet sheet = toy_sheet();
        sheet.source = "a test";
        sheet.expect = "unique";
        const std::string text = written(sheet, toy::codec);
        EXPECT_EQ(text, "; source: a test\n; expect: unique\n" + toy_line);
        EXPECT_EQ(read_all(text).at(0).sheet, sheet);
        EXPECT_EQ(read_all("# source: a test\n% expect: unique\n" + toy_line).at(0).sheet, sheet)
            << "a comment of any format is about the puzzle behind it";
        EXPECT_FALSE(read_all("# source: a test\n" + text, &toy::codec).at(0).sheet)
            << "other marks begin no comments where only toys are read";
    });
}

TEST(ToyCodec, SaysWhatItCannotCarry) {
    with_toy([] {
        EXPECT_EQ(cannot_write(blank(notation_named("hoodoo"), {2, 2}), toy::codec),
                  "a toy has only digits; text, json and prolog can carry it");
        EXPECT_EQ(cannot_write(blank(notation_named("skyscraper"), {10, 10}), toy::codec),
                  "a toy has only digits; text, json, prolog, sgt, puzzlink, pzprv3 and latex can carry it");
        EXPECT_FALSE(cannot_write(toy_sheet(), toy::codec));
    });
}

}  // namespace
}  // namespace gridwright::formats
