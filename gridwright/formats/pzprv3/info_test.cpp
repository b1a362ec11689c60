// What pzpr writes behind its table is read, and what is written there is what pzpr can keep.

#include "gridwright/formats/pzprv3/codec.hpp"
#include "tests/support/readings.hpp"

#include <gtest/gtest.h>

namespace gridwright::formats {
namespace {

const std::string table_of_2 = "pzprv3\nbuilding\n2\n2\n. 1 . . \n. . q1 2 \n. . . . \n. . . . \n";

TEST(Pzprv3Info, IsReadAsPzprWritesIt) {
    const auto all = read_all(table_of_2 +
                              "\ninfo:{\n \"metadata\": {\n  \"author\": \"Ann {x\",\n  \"hard\": \"easy\",\n  "
                              "\"comment\": \"title: A\\nfree text\\n\\nexpect: unique\"\n },\n \"history\": {\n  "
                              "\"type\": \"pzpr\",\n  \"version\": 0.4\n }\n}");
    ASSERT_EQ(all.size(), 1u);
    ASSERT_TRUE(all[0].sheet) << all[0];
    EXPECT_EQ(all[0].sheet->author, "Ann {x");
    EXPECT_EQ(all[0].sheet->title, "A");
    EXPECT_EQ(all[0].sheet->expect, "unique");
    EXPECT_EQ(all[0].sheet->comments, (std::vector<Comment>{{"hard", "easy"}, {"comment", "free text"}}));
    EXPECT_EQ(all[0].sheet->cells.at(0, 1), 1);
}

TEST(Pzprv3Info, MovesArePassedOver) {
    for (const std::string_view rest : {"history:{\"type\":\"pzpr\"}\n", "info:{\"history\":{}}\n"}) {
        const std::string text = base::concat(table_of_2, rest, table_of_2);
        SheetReader reader(source_of(text), every_notation());
        EXPECT_TRUE(reader.next()->sheet);
        EXPECT_TRUE(reader.next()->sheet);
        EXPECT_FALSE(reader.next());
        EXPECT_EQ(reader.passed_over(), "1 move list is passed over; only puzzles are read");
    }
}

/// pzpr counts braces, also inside strings.
TEST(Pzprv3Info, HasNoBracesInItsStrings) {
    Sheet sheet = blank(notation_named("skyscraper"), {2, 2});
    sheet.title = "}{{";
    const std::string text = written(sheet, pzprv3::codec);
    EXPECT_EQ(std::ranges::count(text, '{'), 2);
    EXPECT_EQ(std::ranges::count(text, '}'), 2);
    EXPECT_EQ(read_all(text).at(0).sheet, sheet);
}

TEST(Pzprv3Info, IsOneMistakeWhenItIsBroken) {
    const struct {
        std::string_view rest, message;
    } mistakes[] = {
        {"info:{\"metadata\":{", "the input ends inside the info of a pzprv3 file; its '}' is missing"},
        {"info:{metadata}\n", "the info of a pzprv3 file is an object of JSON; its syntax is broken here"},
        {"info:{} x\n", "nothing may follow the info of a pzprv3 file on its line"},
        {"info:{\"a\":\"\xff\"}\n", "this byte is not UTF-8; puzzles are UTF-8 text"},
    };
    for (const auto& [rest, message] : mistakes) {
        const auto all = read_all(base::concat(table_of_2, rest));
        ASSERT_EQ(all.size(), 1u) << rest;
        EXPECT_EQ(all[0].message, message) << rest;
    }
}

}  // namespace
}  // namespace gridwright::formats
