#include "gridwright/base/text.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace gridwright::base {
namespace {

TEST(Text, SentencesBeginWithACapitalAndEndWithAStop) {
    EXPECT_EQ(as_sentence("row 3 has two 4s"), "Row 3 has two 4s.");
    EXPECT_EQ(as_sentence("A3 holds a hole"), "A3 holds a hole.");
}

TEST(Text, Counts) {
    EXPECT_EQ(counted(1, "peg"), "1 peg");
    EXPECT_EQ(counted(0, "peg"), "0 pegs");
    EXPECT_EQ(listed({"a"}), "a");
    EXPECT_EQ(listed({"a", "b"}), "a and b");
    EXPECT_EQ(listed({"a", "b", "c"}, "or"), "a, b or c");
    EXPECT_EQ(concat("row ", 3, ' ', std::string("x")), "row 3 x");
}

TEST(Text, ParsesWholeNumbersOnly) {
    EXPECT_EQ(parse_number("12"), 12);
    EXPECT_EQ(parse_number("-3"), -3);
    EXPECT_EQ(parse_number("9223372036854775807"), std::numeric_limits<std::int64_t>::max());
    for (const char* text : {"", "1x", " 1", "9223372036854775808", "+1", "0x1"})
        EXPECT_FALSE(parse_number(text)) << text;
}

TEST(Text, FindsPlaces) {
    const std::string text =
        "ab\nc\xc3\xa9"
        "d";
    EXPECT_EQ(position_of(text, 0).line, 1u);
    EXPECT_EQ(position_of(text, 3).line, 2u);
    EXPECT_EQ(position_of(text, 6).column, 3u);  // the accented letter is one character
}

TEST(Text, KnowsUtf8) {
    std::size_t bad = 0;
    EXPECT_TRUE(is_utf8("a\xc3\xa9\xe2\x82\xac\xf0\x9f\x8f\x99", bad));
    struct {
        const char* bytes;
        std::size_t bad;
    } const wrong[] = {
        {"\x80", 0}, {"a\xc3", 1}, {"\xc0\xaf", 0}, {"ab\xe0\x80\x80", 2}, {"\xed\xa0\x80", 0}, {"\xf4\x90\x80\x80", 0},
        {"\xff", 0}};
    for (const auto& [bytes, place] : wrong) {
        EXPECT_FALSE(is_utf8(bytes, bad)) << bytes;
        EXPECT_EQ(bad, place);
    }
}

TEST(Text, ShowsOnlyWhatIsFitToBeShown) {
    EXPECT_EQ(shown("abc"), "abc");
    EXPECT_EQ(shown("a\n\x1b[31m\xff"), "a??[31m?");
    EXPECT_LT(shown(std::string(1000, 'x')).size(), 60u);
}

/// The ends of each range of characters that control a terminal, reverse or end a line, or are invisible.
constexpr std::string_view unsafe[] = {std::string_view("\0", 1),
                                       "\x1b",
                                       "\x1f",
                                       "\x7f",
                                       "\xc2\x80",
                                       "\xc2\x9b",
                                       "\xc2\x9f",
                                       "\xd8\x9c",
                                       "\xe2\x80\x8e",
                                       "\xe2\x80\x8f",
                                       "\xe2\x80\xa8",
                                       "\xe2\x80\xa9",
                                       "\xe2\x80\xaa",
                                       "\xe2\x80\xae",
                                       "\xe2\x81\xa6",
                                       "\xe2\x81\xa9",
                                       "\xef\xbb\xbf",
                                       "\x80",
                                       "\xe9",
                                       "\xff"};

TEST(Text, ReplacesWhatIsNotSafeInOneLine) {
    for (const std::string_view bytes : unsafe) {
        const std::string text = concat("a", bytes, "b");
        EXPECT_EQ(in_one_line(text, '?'), "a?b") << text;
        EXPECT_EQ(in_one_line(text, ' '), "a b") << text;
        EXPECT_EQ(shown(text), "a?b") << text;
    }
}

TEST(Text, LeavesWhatIsSafeInOneLine) {
    // The neighbours of what is replaced, accents, other scripts, an emoji with joiners.
    for (const std::string_view text :
         {" ~", "\xc2\xa0", "\xd8\x9b", "\xd8\x9d", "\xe2\x80\x8d", "\xe2\x80\x90", "\xe2\x80\xa7", "\xe2\x80\xaf",
          "\xe2\x81\xa5", "\xe2\x81\xaa", "\xef\xbb\xbe", "caf\xc3\xa9", "\xe2\x82\xac",
          "\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d", "\xf0\x9f\x8f\x99", "\xf4\x8f\xbf\xbf"})
        EXPECT_EQ(in_one_line(text, '?'), text);
    EXPECT_EQ(first_character("\xf0\x9f\x8f\x99").code, 0x1f3d9u);
    EXPECT_EQ(first_character("\xc2\x9b").code, 0x9bu);
}

}  // namespace
}  // namespace gridwright::base
