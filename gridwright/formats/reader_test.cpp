// Reading streams of puzzles in every format: what is taken, what is skipped after a mistake, and how comments are
// read.

#include "gridwright/formats/reader.hpp"

#include "tests/support/readings.hpp"

#include <gtest/gtest.h>

namespace gridwright::formats {

using namespace sheet;

namespace {

constexpr std::string_view skyscraper_text =
    "skyscraper 2\n"
    "    1 .\n"
    "  +-----+\n"
    "2 | . 2 | .\n"
    ". | . . | 1\n"
    "  +-----+\n"
    "    . .\n";

/// The sheets, and the places and sentences of what is wrong.
std::vector<Sheet> sheets_of(const std::vector<Told>& all) {
    std::vector<Sheet> sheets;
    for (const Told& told : all)
        if (told.sheet) sheets.push_back(*told.sheet);
    return sheets;
}

std::size_t mistakes_in(const std::vector<Told>& all) {
    return all.size() - sheets_of(all).size();
}

Sheet only_sheet(std::string_view text, const Codec* forced = nullptr) {
    const auto all = read_all(text, forced);
    EXPECT_EQ(all.size(), 1u) << text;
    EXPECT_EQ(all.at(0).message, "") << text;
    return all.at(0).sheet.value_or(Sheet{});
}

TEST(Reader, ReadsABoardWithClues) {
    const Sheet sheet = only_sheet(skyscraper_text);
    EXPECT_EQ(sheet.notation->name, "skyscraper");
    EXPECT_EQ(sheet.size, (kernel::Size{2, 2}));
    EXPECT_EQ(sheet.sides[kernel::Side::top], (std::vector<int>{1, 0}));
    EXPECT_EQ(sheet.sides[kernel::Side::left], (std::vector<int>{2, 0}));
    EXPECT_EQ(sheet.sides[kernel::Side::bottom], (std::vector<int>{0, 0}));
    EXPECT_EQ(sheet.sides[kernel::Side::right], (std::vector<int>{0, 1}));
    EXPECT_EQ(sheet.cells.at(0, 0), std::nullopt);
    EXPECT_EQ(sheet.cells.at(0, 1), kernel::Value{2});
}

TEST(Reader, TakesBlanksFramesCommentsAndLineEndsAsTheyCome) {
    const Sheet sheet = only_sheet(skyscraper_text);
    for (const std::string_view text : {
             "skyscraper 2\n1 .\n2 . 2 .\n. . . 1\n. .\n",
             "\xef\xbb\xbf\n  skyscraper\t2 # small\n\n1 .\n# here\n2 . 2 .\n+--+--+\n. . . 1 # there\n. .",
             "skyscraper 2\r\n    1 .\r\n  +-----+\r\n2 | . 2 | .\r\n. | . . | 1\r\n  +-----+\r\n    . .\r\n",
             "skyscraper 2\n|1|.|\n|2|.|2|.|\n---\n|.|.|.|1|\n|.|.|\n+----+\n",
         })
        EXPECT_EQ(only_sheet(text), sheet) << text;
}

TEST(Reader, KnowsWhereARecordBeginsAndWhereItsMistakeIs) {
    const std::string text =
        base::concat("# a remark\n", skyscraper_text, "\n\nclose-or-far 2\n- -\n- Q\n  hoodoo 2 2\n");
    SheetReader reader(source_of(text), puzzles::notations());
    const auto same = [](base::TextPosition a, base::TextPosition b) {
        return a.line == b.line && a.column == b.column;
    };
    const auto puzzle = reader.next(), mistake = reader.next(), last = reader.next();
    ASSERT_TRUE(puzzle && mistake && last && !reader.next());
    EXPECT_TRUE(puzzle->sheet && same(puzzle->begins, {2, 1}) && same(puzzle->place, {2, 1}));
    EXPECT_TRUE(!mistake->sheet && same(mistake->begins, {11, 1}) && same(mistake->place, {13, 3}));
    EXPECT_TRUE(last->sheet && same(last->begins, {14, 3}));
}

TEST(Reader, TakesAZeroForNoClue) {
    EXPECT_EQ(only_sheet("skyscraper 2\n1 0\n2 . 2 0\n0 . . 1\n0 .\n"), only_sheet(skyscraper_text));
}

TEST(Reader, KnowsADashFromAFrame) {
    const Sheet sheet = only_sheet("close-or-far 2\n+-----+\n| - - |\n+ - - +\n| C - |\n+-----+\n");
    EXPECT_EQ(sheet, only_sheet("close-or-far 2\n- -\nC -\n"));
    EXPECT_EQ(sheet.cells.at(1, 0), kernel::Value{1});
    EXPECT_EQ(mistakes_in(read_all("close-or-far 1\nC\n-\n")), 1u) << "a row too many is no frame";
    EXPECT_EQ(mistakes_in(read_all("close-or-far 1\nC\n+ - +\n")), 0u);
}

TEST(Reader, ReadsAHeaderAloneWhereThatIsAPuzzle) {
    const Sheet blank_board = blank(notation_named("hoodoo"), {2, 3});
    EXPECT_EQ(only_sheet("hoodoo 2 3\n"), blank_board);
    EXPECT_EQ(only_sheet("hoodoo 2 3\n\n# the end\n"), blank_board);
    for (const std::string next :
         {"hoodoo 1 1\n1\n", "{\"puzzle\":\"hoodoo\",\"rows\":1,\"columns\":1,\"grid\":[[1]]}\n",
          "hoodoo(1,1,fewest,[[1]]).", "[[0],[0],[0],[0]].", "% c\nhoodoo(1, 1, fewest, [[1]]).",
          "/* c */ hoodoo(1, 1, fewest, [[1]])."}) {
        const auto all = read_all("hoodoo 2 3\n\n# source: next\n" + next);
        ASSERT_EQ(sheets_of(all).size(), 2u) << next;
        EXPECT_EQ(all[0].sheet, blank_board) << next;
        EXPECT_EQ(all[1].sheet->source, "next");
    }
}

TEST(Reader, ReadsOptions) {
    const Sheet sheet = only_sheet("hoodoo 2 2 colours=12 pegs=none\n12 .\nx _\n");
    EXPECT_EQ(sheet.options, (std::vector<int>{1, 12}));
    EXPECT_EQ(sheet.cells.at(0, 0), kernel::Value{12});
    EXPECT_EQ(sheet.cells.at(1, 0), kernel::Value{63});
    EXPECT_EQ(sheet.cells.at(1, 1), kernel::Value{0});
    EXPECT_EQ(
        only_sheet(R"({"rows":2,"columns":2,"grid":[[12,null],["x",0]],"pegs":"none","puzzle":"hoodoo","colours":12})"),
        sheet);
    EXPECT_EQ(only_sheet("hoodoo(2,2,none,12,[[12,_],[x,0]])."), sheet);
}

TEST(Reader, KeepsRemarksOfTheirPuzzle) {
    const auto all = read_all(
        "# source: one\nhoodoo 1 1\n# expect: two\n1\n"
        "hoodoo 1 1 # source: three\n1\n# just a comment: source: no\n"
        "hoodoo 1 1\n1 # source: not kept, since the input may end inside it\n"
        "% source: four\n% source: five\n[[_]]. hoodoo(1, 1, % expect: six\n fewest, [[1]]).\n"
        R"({"puzzle":"hoodoo","rows":1,"columns":1,"source":" a\nb ","expect":null})");
    const auto sheets = sheets_of(all);
    ASSERT_EQ(sheets.size(), 6u);
    EXPECT_EQ(sheets[0].source, "one");
    EXPECT_EQ(sheets[0].expect, "two");
    EXPECT_EQ(sheets[1].source, "three");
    EXPECT_EQ(sheets[1].expect, "");
    EXPECT_EQ(sheets[2].source, "");
    EXPECT_EQ(sheets[3].source, "five");
    EXPECT_EQ(sheets[4].source, "");
    EXPECT_EQ(sheets[4].expect, "six");
    EXPECT_EQ(sheets[5].source, "a b");
}

TEST(Reader, ReadsJsonWithWhatItDoesNotKnow) {
    const Sheet sheet = only_sheet(R"({"id":[{"size":7,"x":[[]]}],"clues":{"left":[2,0],"top":[1,null],"right":[0,1],
        "more":[9],"bottom":[0,0]},
        "grid":[[null,2],
                [null,null]],"size":2,"pegs":9,"pegs":10,"solution":1e3,
        "puzzle":"skyscr\u0061per","format":1
        }   )");
    EXPECT_EQ(sheet, only_sheet(skyscraper_text));
    EXPECT_EQ(only_sheet(R"({"puzzle":"close-or-far","size":1,"grid":[["\u0043"]]})").cells[0], kernel::Value{1});
    EXPECT_EQ(only_sheet(R"({"puzzle":"skyscraper","size":3})"), blank(notation_named("skyscraper"), {3, 3}));
    EXPECT_EQ(only_sheet(R"({"puzzle":"skyscraper","size":3,"clues":null,"grid":null})"),
              blank(notation_named("skyscraper"), {3, 3}));
}

TEST(Reader, ReadsBareLists) {
    const Sheet sides = only_sheet("[[5,0,0,2,2,0],[0,2,3,4,0,0],[0,3,4,0,0,4],[0,0,4,3,2,0]].");
    EXPECT_EQ(sides.notation->name, "skyscraper");
    EXPECT_EQ(sides.sides[kernel::Side::left], (std::vector<int>{0, 2, 3, 4, 0, 0}));
    EXPECT_EQ(sides.cells, blank(*sides.notation, {6, 6}).cells);
    EXPECT_EQ(only_sheet("[[1,2,0,1],[0,0,0,0],[1,1,1,1],[_,0,0,0]].").notation->name, "close-or-far");
    EXPECT_EQ(only_sheet("[[_,3,_],[_,_,_],[1,_,_]].").notation->name, "skyscraper");
    EXPECT_EQ(only_sheet("[[_,2],[1,_]].").notation->name, "close-or-far");
}

TEST(Reader, ReadsSeveralTermsInALineAndOneOverSeveral) {
    const auto all =
        read_all("[[_]].[[_]]. /* x. */ close_or_far([ [ _ ]\n % one. two\n]\n) . hoodoo(1,1,none,[[_]]).");
    EXPECT_EQ(sheets_of(all).size(), 4u);
    EXPECT_EQ(mistakes_in(all), 0u);
}

TEST(Reader, AnswersBeforeMoreIsSent) {
    for (const std::string_view text :
         {std::string_view("hoodoo 1 2\n1 .\n"), std::string_view("[[_]]."), skyscraper_text,
          std::string_view("{\"puzzle\":\"skyscraper\",\"size\":1}\n"), std::string_view("hoodoo 1 2\n1\n"),
          std::string_view("{\"puzzle\":}\n"), std::string_view("[[_],,]."), std::string_view("nonsense\n")}) {
        bool asked_for_more = false;
        SheetReader reader(
            [source = slow_source(text, 1), &asked_for_more](char* buffer, std::size_t size) {
                const std::size_t count = source(buffer, size);
                asked_for_more = asked_for_more || count == 0;
                return count;
            },
            every_notation());
        EXPECT_TRUE(reader.next()) << text;
        EXPECT_FALSE(asked_for_more) << text;
        EXPECT_FALSE(reader.next()) << text;
    }
}

TEST(Reader, ABadRecordIsOneMistakeAndDoesNotStopTheOthers) {
    const std::string good = std::string(skyscraper_text);
    const std::string bad_records[] = {
        "sudoku 9\n5 3 . | . 7 . | . . .\n. . .\n",
        "skyscraper 2\n1 .\n2 . 3 .\n. . . 1\n. .\n",
        "skyscraper 2\n1 .\n2 . 2 .\n",
        "skyscraper 63\n1 .\n2 . 2 .\n",
        "hoodoo 2 2\n1 2\n1 2 3\n",
        "In the beginning\nwas a page of prose.\nIt went on for a while,\nand ended.\n",
        "1 2 3\n4 5 6\n",
        "sudoku 9\nword\nwords 1 2 3\nwords 1 .\n",
        "{\"puzzle\":\"skyscraper\",\"size\":2,\"grid\":[[1,\n",
        "{\"puzzle\":\"skyscraper\",\"size\":2,\"clues\":\n",
        "{\"puzzle\":\"skyscr\n",
        "{\"puzzle\":\"skyscraper\"\n  \"size\":2}\n",
        "{\"puzzle\":\"skyscraper\"}\n",
        "{} {}\n",
        "{\"puzzle\":\"skyscraper\",\"size\":2,\"source\":\"\xff\"}\n",
        "[[1,2],[3\n",
        "[[1,2],\n",
        "[[1,2],\n[X,_],\n[1,_]].\n",
        "skyscraper([[1,2],[1,2],\n",
        "skyscraper(\n[[0,0],[0,0],[0,0],[0,0]],\n[[_,X],[_,_]]).\n",
        "close_or_far([[_,X],\n  [_,_]]).\n",
        "[[1,2],[3]].\n",
        "[[[_]]].\n",
        "foo(1).\n",
        "skyscraper \xff\n",
        std::string("sky\0scraper\n", 12),
    };
    const std::string next_records[] = {good, "{\"puzzle\":\"hoodoo\",\"rows\":1,\"columns\":1}\n", "[[_]].\n"};
    for (const std::string& bad : bad_records)
        for (const std::string& next : next_records) {
            const auto all = read_all(base::concat(good, bad, "# source: next\n", next));
            EXPECT_EQ(mistakes_in(all), 1u) << bad << next;
            ASSERT_EQ(sheets_of(all).size(), 2u) << bad << next;
            EXPECT_EQ(all[0].sheet, only_sheet(good));
            EXPECT_EQ(all[2].sheet->source, "next") << bad << next;
        }
}

TEST(Reader, AForcedFormatIsTheOnlyOne) {
    const Codec* const forced[] = {&text::codec, &json::codec, &prolog::codec};
    const std::string samples[] = {std::string(skyscraper_text), "{\"puzzle\":\"skyscraper\",\"size\":2}\n",
                                   "[[_]].\n"};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) {
            const auto all = read_all(samples[i] + samples[j], forced[j]);
            EXPECT_EQ(sheets_of(all).size(), i == j ? 2u : 1u) << samples[i] << samples[j];
            EXPECT_EQ(mistakes_in(all), i == j ? 0u : 1u) << samples[i] << samples[j];
        }
}

TEST(Reader, AnInputWithoutPuzzlesIsOneMistake) {
    for (const std::string_view text : {"", "\n\n", "# only\n% comments\n/* here */", "\xef\xbb\xbf", "+---+\n"}) {
        const auto all = read_all(text);
        ASSERT_EQ(all.size(), 1u) << text;
        EXPECT_EQ(all[0].message, "there is no puzzle in the input; one begins with a line such as 'skyscraper 6'");
    }
}

TEST(Reader, RefusesAndSkipsWhatIsTooLong) {
    const std::string many(3 * longest_record, '1');
    for (const std::string& bad : {"skyscraper " + many + "\n", "{\"a\":\"" + many + "\"}\n", "[[" + many + "]].\n",
                                   many + "\n", "hoodoo 2 2\n1 " + many + "\n1 2\n", "{\"a\":1} " + many + "\n"}) {
        const auto all = read_all(bad + std::string(skyscraper_text));
        ASSERT_EQ(all.size(), 2u) << bad.substr(0, 20);
        EXPECT_LT(all[0].message.size(), 200u);
        EXPECT_TRUE(all[1].sheet);
    }
    const auto told = read_all("skyscraper " + many + "\n");
    EXPECT_EQ(told.at(0).message, "this puzzle is longer than 1048576 bytes; even the largest board is far shorter");
    EXPECT_EQ(sheets_of(read_all("#" + many + "\n/*" + many + "*/" + std::string(skyscraper_text))).size(), 1u);
}

TEST(Reader, TellsWhereAPuzzleBegins) {
    const auto all = read_all("# c\n\n  [[_]].  [[_]].\n");
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0].place, "3:3");
    EXPECT_EQ(all[1].place, "3:11");
}

/// One puzzle with the bytes in every comment that it can have, in every format with comments.
std::vector<std::string> commented(std::string_view bytes) {
    return {base::concat("# ", bytes, "\nskyscraper 1 # ", bytes, "\n# ", bytes, "\n. # ", bytes, "\n. | . | . # ",
                         bytes, "\n. # ", bytes, "\n# ", bytes, "\n"),
            base::concat("# ", bytes, "\nhoodoo 1 1\n# ", bytes, "\n# ", bytes),
            base::concat("# ", bytes, "\n1:/// # ", bytes, "\n# ", bytes, "\n"),
            base::concat("% ", bytes, "\n/* ", bytes, " */ hoodoo(1, % ", bytes, "\n1, /* ", bytes,
                         " */ fewest, [[_]]). % ", bytes, "\n/*", bytes, "*/\n"),
            base::concat("# ", bytes, "\n{\"puzzle\":\"hoodoo\",\"rows\":1,\"columns\":1}\n# ", bytes, "\n")};
}

TEST(Reader, ACommentMayBeInAnyEncoding) {
    for (const std::string_view bytes :
         {std::string_view("caf\xe9"), std::string_view("\xff\xfe"), std::string_view("\0", 1),
          std::string_view("\xc2"), std::string_view("\x1b\xc2\x9b")})
        for (const std::string& text : commented(bytes)) {
            const auto all = read_all(text.ends_with('\n') ? text : text + "\n");
            EXPECT_EQ(sheets_of(all).size(), 1u) << text;
            EXPECT_EQ(mistakes_in(all), 0u) << text << all.front();
        }
}

TEST(Reader, OutsideCommentsABadByteIsRefusedWhereItIs) {
    const std::pair<std::string, std::string> bad[] = {
        {"# caf\xe9\nskyscraper 1\n. \xff\n. . .\n.\n", "2:"},
        {"# caf\xe9\n1://\xff/\n", "2:5"},
        {"hoodoo(1, % caf\xe9\n1, fewest, [[\xff]]).\n", "2:14"},
        {"/* caf\xe9 */\nhoodoo(1, /* \xe9 */ 1, fewest, [[X]]).\n", "2:32"},
    };
    for (const auto& [text, place] : bad) {
        const auto all = read_all(text);
        ASSERT_EQ(all.size(), 1u) << text;
        EXPECT_FALSE(all[0].sheet) << text;
    }
    EXPECT_EQ(read_all(bad[0].first)[0].place, "3:3");
    for (std::size_t i = 1; i < std::size(bad); ++i) EXPECT_EQ(read_all(bad[i].first)[0].place, bad[i].second);
    EXPECT_EQ(read_all(bad[2].first)[0].message, "this byte is not UTF-8; puzzles are UTF-8 text");
}

TEST(Reader, ShowsNothingUnsafeOfARemark) {
    const auto all = read_all(
        "# source: a\xc2\x9b[31mb\xe2\x80\xae"
        "c\xe9"
        "d\ufeff"
        "e\xe2\x80\xa8\nhoodoo 1 1\n% expect: f\xff\n[[_]].\n"
        "{\"puzzle\":\"hoodoo\",\"rows\":1,\"columns\":1,\"source\":\"a\\u009b\\u202eb\"}\n");
    ASSERT_EQ(sheets_of(all).size(), 3u);
    EXPECT_EQ(all[0].sheet->source, "a [31mb c d e");
    EXPECT_EQ(all[1].sheet->expect, "f");
    EXPECT_EQ(all[2].sheet->source, "a  b");
}

TEST(Reader, RefusesAPuzzleWhoseRemarkIsTooLong) {
    const std::string many(longest_record, 'x');
    const std::string good(skyscraper_text);
    for (const std::string_view key : {"source", "expect"})
        for (const std::string& puzzle :
             {good, std::string("{\"puzzle\":\"hoodoo\",\"rows\":1,\"columns\":1}\n"), std::string("[[_]].\n"),
              std::string("1:///\n"), std::string("nonsense 1 x\n")}) {
            const std::string comment = base::concat(puzzle.starts_with('[') ? '%' : '#', ' ', key, ": ", many, "\n");
            const auto all = read_all(base::concat(good, comment, puzzle, "# ", many, "\n", good));
            ASSERT_EQ(all.size(), 3u) << puzzle;
            EXPECT_TRUE(all[0].sheet);
            EXPECT_FALSE(all[1].sheet) << puzzle;
            EXPECT_TRUE(all[2].sheet) << "the refusal is for one puzzle only";
            if (puzzle.starts_with("nons")) continue;
            EXPECT_EQ(all[1].message, base::concat("the comment '", key,
                                                   ":' of this puzzle is longer than 1048576 bytes and "
                                                   "cannot be kept; shorten it"));
            EXPECT_EQ(all[1].place, "8:1");
        }
    const auto none = read_all("# source: " + many + "\n");
    ASSERT_EQ(none.size(), 1u);
    EXPECT_TRUE(none[0].message.starts_with("there is no puzzle in the input"));
    const auto behind_junk = read_all(base::concat("nonsense\n# source: ", many, "\n", good, good));
    ASSERT_EQ(behind_junk.size(), 3u);
    EXPECT_FALSE(behind_junk[1].sheet);
    EXPECT_TRUE(behind_junk[2].sheet);
}

/// One puzzle each, with a comment at each place where one may be a remark.
std::vector<std::string> with_long_comments(const std::string& text) {
    return {base::concat("skyscraper 1 # ", text, "\n.\n. . .\n.\n"),
            base::concat("skyscraper 1\n# ", text, "\n.\n. . .\n.\n"),
            base::concat("skyscraper 1\n.\n. . .\n  # ", text, "\n.\n"),
            base::concat("hoodoo 1 1\n# ", text, "\n1\n"),
            base::concat("hoodoo(1, % ", text, "\n1, fewest, [[_]]).\n"),
            base::concat("[[_] % ", text, "\n].\n")};
}

TEST(Reader, SkipsLongCommentsInsideAPuzzle) {
    const std::string many(3 * longest_record, 'x'), good(skyscraper_text);
    auto puzzles = with_long_comments(many);
    puzzles.push_back(
        base::concat("skyscraper 1\n. # ", many, "\n. . . # ", many, "\n. # ", many, "\n+---+ # ", many, "\n"));
    puzzles.push_back(base::concat("1:/// # ", many, "\n"));
    puzzles.push_back(base::concat("hoodoo 1 1\n# ", many, "\n% ", many, "\n\n"));
    for (const std::string& puzzle : puzzles) {
        const auto all = read_all(good + puzzle + good);
        EXPECT_EQ(sheets_of(all).size(), 3u) << puzzle.substr(0, 30) << all.at(1).message;
        EXPECT_EQ(mistakes_in(all), 0u) << puzzle.substr(0, 30);
    }
}

TEST(Reader, RefusesAPuzzleWithARemarkInsideThatIsTooLong) {
    const std::string many(3 * longest_record, 'x'), good(skyscraper_text);
    for (const std::string& puzzle : with_long_comments("source: " + many)) {
        const auto all = read_all(good + puzzle + good);
        ASSERT_EQ(all.size(), 3u) << puzzle.substr(0, 30);
        EXPECT_TRUE(all[1].message.starts_with("the comment 'source:' of this puzzle is longer")) << all[1].message;
        EXPECT_TRUE(all[2].sheet);
    }
    // A header alone is a puzzle, and the comments behind it belong to the next one.
    const auto all = read_all(base::concat("hoodoo 1 1\n# source: ", many, "\nhoodoo 2 2\nhoodoo 3 3\n"));
    ASSERT_EQ(all.size(), 3u);
    EXPECT_TRUE(all[0].sheet);
    EXPECT_FALSE(all[1].sheet);
    EXPECT_TRUE(all[2].sheet);
}

}  // namespace
}  // namespace gridwright::formats
