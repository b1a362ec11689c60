#include "gridwright/answers/read_puzzle.hpp"

#include "gridwright/formats/registry.hpp"
#include "gridwright/puzzles/registry.hpp"
#include "tests/support/asked.hpp"

#include <gtest/gtest.h>

namespace gridwright::answers {
namespace {

using tests::all_answers;
using tests::answer_to;
using tests::AnswerTree;
using tests::ask_about;
using tests::at;
using tests::number_at;

TEST(ReadPuzzle, SaysTheFormatThatWasRecognised) {
    for (const puzzles::PuzzleRow& row : puzzles::table()) {
        const AnswerTree example = answer_to(ask_about("read", row.notation.example));
        EXPECT_EQ(example.text("read"), "text");
        EXPECT_EQ(at(example["puzzle"], "puzzle").text, row.notation.name);
        int formats = 0;
        for (const formats::Codec* codec : formats::table()) {
            const std::string to = base::concat("\"to\":\"", codec->name, '"');
            const AnswerTree converted = answer_to(ask_about("convert", row.notation.example, to));
            if (converted.refused()) continue;
            ++formats;
            const std::string text = codec->name == "json" ? converted.json : converted.text("text");
            const AnswerTree read = answer_to(ask_about("read", text));
            EXPECT_EQ(read.text("read"), codec->name);
            EXPECT_EQ(read.shown("puzzle"), example.shown("puzzle")) << codec->name;
            EXPECT_EQ(read.text("name"), example.text("name"));
        }
        EXPECT_GE(formats, 3) << "text, json and prolog carry every kind";
    }
}

TEST(ReadPuzzle, KeepsWhatAPlayerHasEntered) {
    const AnswerTree read = answer_to(ask_about("read", "hoodoo 2 3 pegs=none\n1 x *2\n{1,3} . .\n"));
    EXPECT_EQ(read.text("name"), "Hoo-Doo 2 by 3");
    EXPECT_EQ(read.shown("puzzle"),
              R"({"format":2,"puzzle":"hoodoo","rows":2,"columns":3,"pegs":"none","colours":3,)"
              R"("grid":[[1,"x",null],[null,null,null]],"filled":[[null,null,2],[null,null,null]],)"
              R"("marks":[[null,null,null],[[1,3],null,null]]})");
    const AnswerTree again = answer_to(base::concat(R"({"ask":"read","puzzle":)", read.shown("puzzle"), '}'));
    EXPECT_EQ(again.text("read"), "json");
    EXPECT_EQ(again.shown("puzzle"), read.shown("puzzle"));
}

TEST(ReadPuzzle, SaysWhereTheMistakeIs) {
    const AnswerTree wrong = answer_to(ask_about("read", "hoodoo 2 3\n1 . .\n. . Q\n", R"("file":"mine.gw")"));
    EXPECT_TRUE(wrong.refused());
    const std::string sentence = "'Q' in row 2 does not fit; a cell is 1 to 3, _, x or . for unknown";
    EXPECT_EQ(wrong.text("error"), "mine.gw:3:5: " + sentence);
    EXPECT_EQ(wrong.text("sentence"), sentence + '.');
    EXPECT_EQ(wrong.shown("at"), R"({"line":3,"column":5})");
    EXPECT_EQ(wrong.shown("number"), "1");
    EXPECT_EQ(wrong.shown("puzzle"), "null");

    const AnswerTree empty = answer_to(ask_about("read", "# only a comment\n"));
    EXPECT_TRUE(empty.refused());
    EXPECT_EQ(empty.shown("line"), "null");
    EXPECT_EQ(empty.shown("number"), "null");
    EXPECT_TRUE(empty.text("sentence").starts_with("There is no puzzle in the input")) << empty.json;
}

TEST(ReadPuzzle, ReadsOneAfterTheOther) {
    const std::vector<AnswerTree> all =
        all_answers(ask_about("read", "hoodoo 2 2\n\nhoodoo 2 2\n9 .\n. .\n\n3:///////////\n"));
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(all[0].text("read"), "text");
    EXPECT_TRUE(all[1].refused());
    EXPECT_EQ(all[1].shown("at"), R"({"line":4,"column":1})");
    EXPECT_EQ(all[2].text("read"), "sgt");
    EXPECT_EQ(all[2].number("number"), 3);
    EXPECT_EQ(all[2].number("line"), 7);
}

TEST(ReadPuzzle, TakesTheFormatThatIsNamed) {
    const AnswerTree named = answer_to(ask_about("read", "hoodoo 2 2\n", R"("from":"sgt")"));
    EXPECT_TRUE(named.refused());
    const AnswerTree unknown = answer_to(ask_about("read", "hoodoo 2 2\n", R"("from":"morse")"));
    EXPECT_TRUE(unknown.text("error").starts_with("\"from\" is text, ")) << unknown.json;
    EXPECT_EQ(answer_to(R"({"ask":"read"})").text("error"),
              "there is no puzzle; \"puzzle\" is one as JSON, \"text\" any number of them");
}

}  // namespace
}  // namespace gridwright::answers
