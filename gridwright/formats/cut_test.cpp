// A file that was cut anywhere gives a mistake, or exactly the whole puzzles that are left: never another puzzle.

#include "tests/support/readings.hpp"

#include <gtest/gtest.h>

#include <set>

namespace gridwright::formats {
namespace {

using namespace sheet;

const std::string mixed =
    "# source: first\n"
    "skyscraper 3\n"
    "    1 . 3\n"
    "  +-------+\n"
    "2 | . 2 . | .\n"
    ". | . . 1 | 1\n"
    ". | 3 . . | .\n"
    "  +-------+\n"
    "    . . 2\n"
    "\n"
    "# expect: nothing\n"
    "{\"format\":1,\"puzzle\":\"close-or-far\",\"size\":2,\"grid\":[[\"C\",null],[\"-\",\"F\"]],\"source\":\"\\u00e9 "
    "\xc3\xa9\"}\n"
    "% source: third\n"
    "hoodoo(2, 2, fewest, 12, [[12,_],[x,1]]). [[1,2],[0,0],[0,1],[2,0]].\n"
    "/* more */ close_or_far([[_,\n 2],[1,0]]).\n"
    "close-or-far 2\n- C\n# source: inside\nF -\n";

/// A board whose last number could be a longer one.
std::string large_board(std::string_view kind) {
    Sheet sheet = blank(notation_named(kind), {12, 12});
    for (auto& side : sheet.sides) std::fill(side.begin(), side.end(), 12);
    for (auto& cell : sheet.cells)
        if (kind != "close-or-far") cell = 11;
    return written(sheet, text::codec) + written(sheet, json::codec) + written(sheet, prolog::codec);
}

std::string with_carriage_returns(std::string text) {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) text.insert(at, 1, '\r');
    return text;
}

/// Where the header of a Hoo-Doo ends whose rows come next. Cut there, the input is a blank board, as it says.
std::set<std::size_t> ambiguous_cuts(const std::string& text) {
    std::set<std::size_t> cuts;
    for (std::size_t at = 0; (at = text.find("hoodoo ", at)) != std::string::npos; ++at)
        if (at == 0 || text[at - 1] == '\n') cuts.insert(text.find('\n', at) + 1);
    return cuts;
}

void expect_cuts_are_seen(const std::string& text) {
    const auto whole = read_all(text);
    for (const Told& told : whole) ASSERT_TRUE(told.sheet) << told;
    const auto ambiguous = ambiguous_cuts(text);
    for (std::size_t cut = 0; cut < text.size(); ++cut) {
        if (ambiguous.contains(cut)) continue;
        const auto left = read_all(std::string_view(text).substr(0, cut));
        for (std::size_t i = 0; i < left.size(); ++i) {
            if (!left[i].sheet) {
                EXPECT_EQ(i + 1, left.size()) << "a cut is one mistake, at the end; at byte " << cut << ": " << left[i];
                continue;
            }
            ASSERT_LT(i, whole.size());
            EXPECT_EQ(left[i], whole[i]) << "cut at byte " << cut;
        }
    }
}

TEST(Cut, MixedStream) {
    ASSERT_EQ(read_all(mixed).size(), 6u);
    expect_cuts_are_seen(mixed);
    expect_cuts_are_seen(with_carriage_returns(mixed));
    expect_cuts_are_seen(mixed.substr(0, mixed.size() - 1));
}

/// A row of text may begin with marks, which look like a JSON object at first.
TEST(Cut, BoardsThatAPlayerHasBegun) {
    const std::string text =
        "close-or-far 2\n{C,-} *C\n*F{F,-} {.}\n"
        "hoodoo 2 3 colours=12\n{1,12} *12 1\n. *1 *1\n"
        "{\"puzzle\":\"hoodoo\",\"rows\":1,\"columns\":2,\"filled\":[[1,null]],\"marks\":[[null,[0,2]]]}\n"
        "skyscraper 2\n. .\n1 {1} *2 .\n. . {1,2} .\n. .\n";
    ASSERT_EQ(read_all(text).size(), 4u);
    expect_cuts_are_seen(text);
    expect_cuts_are_seen(with_carriage_returns(text));
}

TEST(Cut, BoardsWithNumbersOfTwoDigits) {
    for (const Notation* notation : every_notation()) {
        expect_cuts_are_seen(large_board(notation->name));
        expect_cuts_are_seen(with_carriage_returns(large_board(notation->name)));
    }
}

TEST(Cut, HeadersAloneWithRemarks) {
    expect_cuts_are_seen(
        "hoodoo 12 12\n# source: a\nhoodoo 2 2 colours=12 pegs=none\n# expect: b\n\nhoodoo 1 1 colours=12\n12\n");
}

TEST(Cut, LosesNoWholePuzzle) {
    std::string text;
    for (std::size_t records = 1; records <= 4; ++records) {
        text += "skyscraper 1\n.\n. 1 .\n.\n";
        EXPECT_EQ(read_all(text).size(), records);
        EXPECT_EQ(read_all(text + "sky").size(), records + 1);
        EXPECT_EQ(read_all(text.substr(0, text.size() - 1)).size(), records);
    }
}

}  // namespace
}  // namespace gridwright::formats
