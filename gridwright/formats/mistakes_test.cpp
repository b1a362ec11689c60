// Errors are sentences for the person who typed: each with its place, what is wrong and what would be right.

#include "tests/support/readings.hpp"

#include <gtest/gtest.h>

namespace gridwright::formats {
namespace {

struct Case {
    std::string input, place, message;
};

void expect_told(const Case& wanted) {
    const auto all = read_all(wanted.input);
    ASSERT_FALSE(all.empty()) << wanted.input;
    EXPECT_EQ(all[0].message, wanted.message) << wanted.input;
    EXPECT_EQ(all[0].place, wanted.place) << wanted.input;
    EXPECT_EQ(all.size(), 1u) << "one mistake for a bad record: " << wanted.input;
}

/// "known are skyscraper, hoodoo and close-or-far": every kind of the registry, by the names that member has.
std::string known_are(std::string_view Notation::*name = &Notation::name) {
    std::vector<std::string> names;
    for (const Notation* notation : every_notation()) names.emplace_back(notation->*name);
    return "known are " + base::listed(names);
}

TEST(Mistakes, Sizes) {
    for (const std::string size :
         {"0", "63", "-1", "2147483648", "9223372036854775808", "1000000000000000000000000000000"}) {
        const std::string message = "size " + size + " is out of range; a board has 1 to 62";
        expect_told({"skyscraper " + size + "\n", "1:12", message});
        expect_told({"hoodoo 3 " + size + "\n1 2 3\n", "1:10", message});
        expect_told({"{\"puzzle\":\"skyscraper\",\"size\":" + size + "}", "1:31", message});
        expect_told({"hoodoo(" + size + ", 3, fewest, [[_]]).", "1:8", message});
    }
    std::string row = "[_";
    for (int i = 1; i < 63; ++i) row += ",_";
    std::string board = row + "]";
    for (int i = 1; i < 63; ++i) board += "," + row + "]";
    expect_told({"close_or_far([" + board + "]).", "1:14", "size 63 is out of range; a board has 1 to 62"});
}

/// A row too many is a mistake of its own behind a whole board.
TEST(Mistakes, ARowTooMany) {
    const Case cases[] = {
        {"hoodoo 2 2\n1 2\n. .\n. .\n", "4:1", "2 rows"},
        {"hoodoo 1 2\n1 2\n\n# a remark\n 2 1\n", "5:2", "1 row"},
        {"close-or-far 1\n.\nC\n", "3:1", "1 row"},
        {"skyscraper 1\n  .\n. . .\n  .\n. . .\n", "5:1", "1 row"},
    };
    for (const auto& [input, place, rows] : cases) {
        const auto all = read_all(input);
        ASSERT_EQ(all.size(), 2u) << input;
        EXPECT_EQ(all[0].message, "") << input;
        EXPECT_EQ(all[1].message, "the board above already has its " + rows +
                                      "; the next puzzle begins with a header such as 'skyscraper 6'");
        EXPECT_EQ(all[1].place, place) << input;
    }
    expect_told({"skyscraper 2\n  . .\n. . . .\n. . . .\n. . . .\n  . .\n", "5:1",
                 "the board already has its 2 rows; the line of bottom clues comes next"});
}

/// Behind another format, and behind a mistake, there is no board above.
TEST(Mistakes, JunkIsNoRowOfAnotherFormat) {
    const std::string junk = "'1' does not begin a puzzle; a header does, such as 'skyscraper 6'";
    const auto all = read_all("{\"puzzle\":\"hoodoo\",\"rows\":1,\"columns\":2}\n1 2\n");
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[1].message, junk);
    const auto word = read_all("hoodoo 1 2\n1 2\nsudoku 9\n");
    ASSERT_EQ(word.size(), 2u);
    EXPECT_EQ(word[1].message, "unknown puzzle 'sudoku'; " + known_are());
}

TEST(Mistakes, Headers) {
    const Case cases[] = {
        {"sudoku 9\n", "1:1", "unknown puzzle 'sudoku'; " + known_are()},
        {"Skyscraper 6\n", "1:1", "unknown puzzle 'Skyscraper'; did you mean skyscraper?"},
        {"hodoo 3 3\n", "1:1", "unknown puzzle 'hodoo'; did you mean hoodoo?"},
        {"\n  1 2\n", "2:3", "'1' does not begin a puzzle; a header does, such as 'skyscraper 6'"},
        {std::string(500, 'x') + " 1\n", "1:1", "unknown puzzle '" + std::string(40, 'x') + "...'; " + known_are()},
        {"skyscraper\n", "1:11", "the size is missing; the header is skyscraper SIZE"},
        {"skyscraper six\n", "1:12", "'six' is not a size; a board has 1 to 62"},
        {"skyscraper 6 6\n", "1:14", "unexpected '6'; the header is skyscraper SIZE"},
        {"hoodoo 8\n", "1:9",
         "the size is missing; the header is hoodoo ROWS COLUMNS [pegs=fewest|none] [colours=NUMBER]"},
        {"hoodoo 2 2 holes=3\n", "1:12",
         "unexpected 'holes=3'; the header is hoodoo ROWS COLUMNS [pegs=fewest|none] [colours=NUMBER]"},
        {"hoodoo 2 2 pegs=many\n", "1:17", "unknown pegs 'many'; it is fewest or none"},
        {"hoodoo 2 2 colours=63\n", "1:20", "colours 63 is out of range; it is a number from 1 to 62"},
        {"hoodoo 2 2 colours=\n", "1:20", "colours '' is out of range; it is a number from 1 to 62"},
        {"hoodoo 2 2 pegs=none pegs=none\n", "1:22", "pegs appears twice; write it once"},
        {"skyscraper 6", "1:13", "the input ends inside a header; end the line with a newline"},
        {"hoodoo 2 2\n# sou", "2:6", "the input ends inside a line; end it with a newline"},
    };
    for (const Case& one : cases) expect_told(one);
}

TEST(Mistakes, NameWhatAFormatCanWrite) {
    const auto all = read_all("2:x/////// \n");
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(all[0].message, "'x' is not a clue; a 2 x 2 board has clues 1 to 2");
}

TEST(Mistakes, Boards) {
    const Case cases[] = {
        {"skyscraper 2\n", "2:1", "the line of top clues is missing; a 2 x 2 board needs 2, '.' for none"},
        {"skyscraper 2\n. . .\n", "2:5", "the top has 3 clues; a 2 x 2 board needs 2, '.' for none"},
        {"skyscraper 2\n. 7\n", "2:3", "clue 7 is out of range; a 2 x 2 board has clues 1 to 2"},
        {"skyscraper 2\n. -1\n", "2:3", "clue -1 is out of range; a 2 x 2 board has clues 1 to 2"},
        {"skyscraper 2\né .\n", "2:1", "'é' is not a clue; a 2 x 2 board has clues 1 to 2, and '.' for none"},
        {"skyscraper 2\n. .\n. 1 2 .\n", "4:1", "the board ends after 1 row; a 2 x 2 board needs 2"},
        {"skyscraper 2\n. .\n. 1 2 .\n. 2 1 .\n", "5:1",
         "the line of bottom clues is missing; a 2 x 2 board needs 2, '.' for none"},
        {"skyscraper 3\n. . .\n. 1 2 .\n", "3:8", "row 1 has 2 heights; a 3 x 3 board needs 3"},
        {"skyscraper 3\n. . .\n. 1 2 3 . .\n", "3:11", "row 1 has 4 heights; a 3 x 3 board needs 3"},
        {"skyscraper 3\n. . .\n1 2 3\n", "3:6",
         "row 1 has no room for its clues; a 3 x 3 board needs a clue, 3 heights and a clue, '.' for none"},
        {"skyscraper 3\n. . .\n. | 1 2 9 | .\n", "3:9", "height 9 in row 1 is out of range; heights are 1 to 3"},
        {"skyscraper 3\n. . .\n. 1 2 x .\n", "3:7", "'x' in row 1 does not fit; a cell is 1 to 3 or . for unknown"},
        {"skyscraper 3\n. . .\n4 1 2 3 .\n", "3:1", "clue 4 is out of range; a 3 x 3 board has clues 1 to 3"},
        {"skyscraper 3\n. . .\n. 1 2 3 4\n", "3:9", "clue 4 is out of range; a 3 x 3 board has clues 1 to 3"},
        {"hoodoo 2 2\n1 2\n3 2\n", "3:1", "colour 3 in row 2 is out of range; colours are 1 to 2"},
        {"hoodoo 2 2\n1 y\n", "2:3", "'y' in row 1 does not fit; a cell is 1 to 2, _, x or . for unknown"},
        {"close-or-far 2\nC 1\n", "2:3", "'1' in row 1 does not fit; a cell is -, C, F or . for unknown"},
        {"close-or-far 2\n", "2:1", "the board ends after 0 rows; a 2 x 2 board needs 2"},
        {"hoodoo 1 12\n. . . . . . . . . . . 1", "2:24",
         "the input ends after '1', which may be cut off; end the last line with a newline"},
        {"skyscraper 2\n. \xff\n", "2:3", "this byte is not UTF-8; puzzles are UTF-8 text"},
        {std::string("skyscraper 2\n. \0\n", 16), "2:3", "this is a NUL byte; puzzles are UTF-8 text"},
    };
    for (const Case& one : cases) expect_told(one);
}

TEST(Mistakes, EntriesAndMarks) {
    const std::string begin = R"({"puzzle":"skyscraper","size":2,"grid":[[1,null],[null,null]],)";
    const Case cases[] = {
        {begin + R"("filled":[[2,null],[null,null]]})", "1:74",
         "the entry 2 in row 1, column 1 contradicts the given 1; leave out the entry or correct the given"},
        {begin + R"("filled":[[null,null]]})", "1:72", R"("filled" has 1 row; a 2 x 2 board needs 2)"},
        {begin + R"("filled":[[null,3],[null,null]]})", "1:79",
         "height 3 in row 1 is out of range; heights are 1 to 2"},
        {begin + R"("filled":7})", "1:72", "'7' is not a board; a 2 x 2 board is a list of 2 rows"},
        {begin + R"("marks":[[null,[1,3]],[null,null]]})", "1:81",
         "height 3 in row 1 is out of range; heights are 1 to 2"},
        {begin + R"("marks":[[null,1],[null,null]]})", "1:78",
         "'1' in row 1 does not fit; the marks of a cell are a list of values, or null"},
        {begin + R"("marks":[[null,[null]],[null,null]]})", "1:79",
         "'null' in row 1 cannot be entered or marked; values are 1 to 2"},
        {begin + R"("marks":[[null,null],[null]]})", "1:84", "row 2 has 1 height; a 2 x 2 board needs 2"},
        {begin + R"("marks":null,"marks":null})", "1:76", R"(the member "marks" appears twice; write it once)"},
        {"hoodoo 1 2\n*3 .\n", "2:2", "colour 3 in row 1 is out of range; colours are 1 to 2"},
        {"hoodoo 1 2\n*. .\n", "2:2", "'.' in row 1 cannot be entered or marked; values are 1 to 2 and _"},
        {"hoodoo 1 2\n* .\n", "2:2", "a value is missing in row 1; values are 1 to 2 and _"},
        {"hoodoo 1 2\n. {}\n", "2:4",
         "a value is missing in row 1; values are 1 to 2 and _; {.} means that no mark is left"},
        {"hoodoo 1 2\n. {1, 2}\n", "2:3", "marks are written without blanks: {1,2}"},
        {"hoodoo 1 2\n{ 1 _ } .\n", "2:1", "marks are written without blanks: {1,_}"},
        {"hoodoo 1 2\n*1{1 ,2} .\n", "2:3", "marks are written without blanks: {1,2}"},
        {"hoodoo 1 2\n. {1,3}\n", "2:6", "colour 3 in row 1 is out of range; colours are 1 to 2"},
        {"hoodoo 1 2\n. {1,}\n", "2:6", "a value is missing in row 1; values are 1 to 2 and _"},
        {"hoodoo 1 2\n. *1{2,y}\n", "2:8", "'y' in row 1 cannot be entered or marked; values are 1 to 2 and _"},
        {"hoodoo 1 2\n*x .\n", "2:2", "'x' in row 1 cannot be entered or marked; values are 1 to 2 and _"},
        {"hoodoo 1 2\n. {1,2\n", "2:3",
         "'{1,2' in row 1 does not fit; marks are values in braces without blanks, such as {1,2}"},
        {"hoodoo 1 2\n. 1{2}\n", "2:3", "'1{2}' in row 1 does not fit; a cell is 1 to 2, _, x or . for unknown"},
        {"hoodoo 1 2\n. *1", "2:5",
         "the input ends after '*1', which may be cut off; end the last line with a newline"},
    };
    for (const Case& one : cases) expect_told(one);
}

TEST(Mistakes, JsonSyntax) {
    const std::string begin = R"({"puzzle":"skyscraper","size":2)";
    const Case cases[] = {
        {begin, "1:32", "the input ends inside a JSON object; its '}' is missing"},
        {begin + R"(,"source":"a)", "1:44", "the input ends inside a JSON object; its '}' is missing"},
        {begin + "} x", "1:34", "nothing may follow a JSON object on its line"},
        {begin + R"(,"source":"\q"})", "1:43",
         "this is not a JSON string; it must end on its line, and only JSON's escapes may follow a '\\'"},
        {begin + R"(,"source":"\ud800"})", "1:43", "this is half of a surrogate pair; both halves are needed"},
        {begin + R"(,"source":"\udc00"})", "1:42", R"("source" must be a string in UTF-8)"},
        {"{puzzle:1}", "1:2", "the name of a member in quotes is expected here"},
        {R"({"puzzle" 1})", "1:11", "a ':' is expected here, after the name of a member"},
        {R"({"puzzle":1 2})", "1:13", "a ',' or '}' is expected here, after a member"},
        {R"({"a":[1 2]})", "1:9", "a ',' or ']' is expected here, in a list"},
        {R"({"a":[1,]})", "1:9", "this is not a JSON value; null, a number, a string in quotes or a list is expected"},
        {R"({"a":)" + std::string(100'000, '['), "1:69", "this is nested deeper than 64 levels"},
        {"{\"a\":\"\xff\"}", "1:7", "this byte is not UTF-8; puzzles are UTF-8 text"},
        {"{\"a\":\xff}", "1:6", "this byte is not UTF-8; puzzles are UTF-8 text"},
        {std::string("{\"a\":\"\0\"}", 9), "1:7", "this is a NUL byte; puzzles are UTF-8 text"},
    };
    for (const Case& one : cases) expect_told(one);
}

TEST(Mistakes, JsonMembers) {
    const std::string begin = R"({"puzzle":"skyscraper","size":2)",
                      hoodoo = R"({"puzzle":"hoodoo","rows":1,"columns":1)";
    const Case cases[] = {
        {begin + R"(,"grid":[[1,2],[1]]})", "1:47", "row 2 has 1 height; a 2 x 2 board needs 2"},
        {begin + R"(,"grid":[[1,2]]})", "1:40", "the board has 1 row; a 2 x 2 board needs 2"},
        {begin + R"(,"grid":[[1,2],3]})", "1:47", "row 2 is not a list; a 2 x 2 board has rows of 2"},
        {begin + R"(,"grid":5})", "1:40", "'5' is not a board; a 2 x 2 board is a list of 2 rows"},
        {begin + ",\n \"source\":\"é\", \"grid\" : [ [ 1 , 2 ] ,\n [ 1 , 9 ] ] }", "3:8",
         "height 9 in row 2 is out of range; heights are 1 to 2"},
        {begin + R"(,"source":"é\u00e9","grid":[[1,2],["é\n",2]]})", "1:67",
         "\"é?\" in row 2 does not fit; a cell is 1 to 2 or null for unknown"},
        {begin + R"(,"grid":[[1,2],[1,[2]]]})", "1:50",
         "'[...]' in row 2 does not fit; a cell is 1 to 2 or null for unknown"},
        {begin + R"(,"grid":[[1,2],[1,1.0]]})", "1:50",
         "'1.0' in row 2 does not fit; a cell is 1 to 2 or null for unknown"},
        {begin + R"(,"grid":[[1,2],[1,0]]})", "1:50", "height 0 in row 2 is out of range; heights are 1 to 2"},
        {begin + R"(,"clues":{"top":[1,2],"left":[1,2],"bottom":[1,2]}})", "1:41",
         R"(the clues have no "right"; give all four sides or leave out the clues)"},
        {begin + R"(,"clues":{"top":[1,2],"left":[1],"bottom":[1,2]}})", "1:61",
         "the left has 1 clue; a 2 x 2 board needs 2, 0 for none"},
        {begin + R"(,"clues":{"top":[1,-2]}})", "1:51", "clue -2 is out of range; a 2 x 2 board has clues 1 to 2"},
        {begin + R"(,"clues":{"top":[1,2],"top":[1,2]}})", "1:54", R"(the member "top" appears twice; write it once)"},
        {begin + R"(,"clues":{"top":1}})", "1:48", "'1' is not a side; the top is a list of 2 clues"},
        {begin + R"(,"clues":[1]})", "1:41", R"("clues" must be an object with "top", "left", "bottom" and "right")"},
        {begin + R"(,"size":2})", "1:33", R"(the member "size" appears twice; write it once)"},
        {R"({"puzzle":"skyscraper"})", "1:1", R"(the member "size" is missing; skyscraper has a "size")"},
        {R"({"puzzle":"hoodoo","size":4})", "1:1", R"(the member "rows" is missing; hoodoo has "rows" and "columns")"},
        {R"({"size":2})", "1:1", R"(the member "puzzle" is missing; it names the kind of puzzle)"},
        {R"({"puzzle":"sudoku"})", "1:11", "unknown puzzle 'sudoku'; " + known_are()},
        {R"({"puzzle":5})", "1:11", "unknown puzzle '5'; " + known_are()},
        {R"({"format":3,"puzzle":"skyscraper","size":2})", "1:11", "unknown format '3'; we know 1 and 2"},
        {hoodoo + R"(,"pegs":"x"})", "1:48", "unknown pegs 'x'; it is fewest or none"},
        {hoodoo + R"(,"colours":"4"})", "1:51", "colours \"4\" is out of range; it is a number from 1 to 62"},
        {hoodoo + R"(,"colours":4,"colours":4})", "1:53", R"(the member "colours" appears twice; write it once)"},
        {hoodoo + R"(,"grid":[["_"]]})", "1:50",
         R"("_" in row 1 does not fit; a cell is 1 to 1, 0, "x" or null for unknown)"},
        {begin + R"(,"expect":5})", "1:42", R"("expect" must be a string in UTF-8)"},
    };
    for (const Case& one : cases) expect_told(one);
}

TEST(Mistakes, Prolog) {
    const std::string no_puzzle =
        "this list is not a puzzle; sides are four lists of the same length, a board is a square list with _";
    const Case cases[] = {
        {"[[1,2],[1,2],[1,2],[1,3]].", "1:23", "clue 3 is out of range; a 2 x 2 board has clues 1 to 2"},
        {"[[1,2],[1,2],[1,2],[1]].", "1:1", no_puzzle},
        {"[[1,2],[1,2]].", "1:1", no_puzzle},
        {"[].", "1:1", no_puzzle},
        {"[[],[],[],[]].", "1:2", "size 0 is out of range; a board has 1 to 62"},
        {"[[_,_],[_]].", "1:8", "row 2 has 1 letter; a 2 x 2 board needs 2"},
        {"[[_,_],[_,9]].", "1:11", "height 9 in row 2 is out of range; heights are 1 to 2"},
        {"[_,_].", "1:2", "row 1 is not a list; a 2 x 2 board has rows of 2"},
        {"[[_,\n X],[_,_]].", "2:2", "the variable 'X' has a name; only _ means an unknown cell"},
        {"[[_,_x],[_,_]].", "1:5", "the variable '_x' has a name; only _ means an unknown cell"},
        {"[[_,_],[_,_]]", "1:14", "the input ends inside a Prolog term; its full stop is missing"},
        {"[[_,_] [_,_]].", "1:8", "a ',' or ']' is expected here, in a list"},
        {std::string(100'000, '['), "1:3", "this list is nested too deeply; a board is a list of rows"},
        {"[[\"a\",_]].", "1:3", "a number, _ or a list is expected here"},
        {"[[_ /* x", "1:5", "this comment is not closed; a '*/' is missing"},
        {"/* x", "1:5", "the input ends inside a comment; its '*/' is missing"},
        {"[[_/_]].", "1:4", "'/' means nothing here; a comment begins with '/*' or '%'"},
        {"sudoku(9,[[_]]).", "1:1",
         "unknown puzzle 'sudoku'; " + known_are(&Notation::functor) + "; a fact of another name has one list"},
        {"skyscraper([[_]]).", "1:1", "skyscraper has 1 argument; the term is skyscraper(Sides, Board)"},
        {"skyscraper([[0],[0],[0]],[[_]]).", "1:12", "the sides are a list of four lists: top, left, bottom and right"},
        {"skyscraper([[0],[0],[0],[0,0]],[[_]]).", "1:25", "the right has 2 clues; a 1 x 1 board needs 1, 0 for none"},
        {"skyscraper([[0],[0],[0],[0]],x).", "1:30", "'x' is not a list; the term is skyscraper(Sides, Board)"},
        {"hoodoo(1,1,[[_]]).", "1:1", "hoodoo has 3 arguments; the term is hoodoo(Rows, Columns, fewest, Board)"},
        {"hoodoo(1,1,none,1,1,[[_]]).", "1:1",
         "hoodoo has 6 arguments; the term is hoodoo(Rows, Columns, fewest, Board)"},
        {"hoodoo(1,1,many,[[_]]).", "1:12", "unknown pegs 'many'; it is fewest or none"},
        {"hoodoo(1,1,none,63,[[_]]).", "1:17", "colours 63 is out of range; it is a number from 1 to 62"},
        {"hoodoo(2,1,none,[[_]]).", "1:17", "the board has 1 row; a 2 x 1 board needs 2"},
        {"hoodoo(1,1,none,f(x)).", "1:18", "a ',' or ')' is expected here, after an argument"},
        {"close_or_far([[3]]).", "1:16", "'3' in row 1 does not fit; a cell is 0, 1, 2 or _ for unknown"},
        {"[[\xff", "1:3", "this byte is not UTF-8; puzzles are UTF-8 text"},
        {std::string("[[_,\0]].", 8), "1:5", "this is a NUL byte; puzzles are UTF-8 text"},
    };
    for (const Case& one : cases) expect_told(one);
}

TEST(Mistakes, RecordsThatWereCutByTheNext) {
    const auto told = [](const std::string& bad) { return read_all(bad + "[[_]].\n").at(0); };
    EXPECT_EQ(told("[[_,_],[_\n").message,
              "this Prolog term has no full stop; the next record begins on the next line");
    EXPECT_EQ(told("[[_,_],[_\n").place, "1:10");
    const auto object = read_all("{\"a\":[1,\n{\"puzzle\":\"hoodoo\",\"rows\":1,\"columns\":1}\n");
    ASSERT_EQ(object.size(), 2u);
    EXPECT_EQ(object[0].message, "this JSON object is not closed; the next record begins on the next line");
    EXPECT_EQ(object[0].place, "1:9");
    EXPECT_TRUE(object[1].sheet);
    EXPECT_EQ(told("hoodoo 2 2\n1 2\n").message, "the board ends after 1 row; a 2 x 2 board needs 2");
    EXPECT_EQ(told("hoodoo 2 2\n1 2\n").place, "3:1");
}

}  // namespace
}  // namespace gridwright::formats
