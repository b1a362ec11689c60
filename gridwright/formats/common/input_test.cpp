#include "gridwright/formats/common/input.hpp"

#include "tests/support/readings.hpp"

#include <gtest/gtest.h>

namespace gridwright::formats {
namespace {

std::string everything(Input& input) {
    while (input.grow()) continue;
    return std::string(input.unread());
}

Source bytewise(std::string_view text, int& calls) {
    return [source = source_of(text), &calls](char* buffer, std::size_t) {
        ++calls;
        return source(buffer, 1);
    };
}

TEST(Input, GivesWhatTheSourceHolds) {
    std::string text(300'000, 'x');
    for (std::size_t i = 0; i < text.size(); ++i) text[i] = static_cast<char>('a' + i % 26);
    Input input(source_of(text));
    EXPECT_EQ(everything(input), text);
    EXPECT_FALSE(input.grow());
}

TEST(Input, LeavesOutAByteOrderMarkAtTheVeryStartOnly) {
    const std::string text =
        "\xef\xbb\xbf"
        "ab\xef\xbb\xbf";
    int calls = 0;
    Input whole(source_of(text)), slow(bytewise(text, calls));
    EXPECT_EQ(everything(whole), "ab\xef\xbb\xbf");
    EXPECT_EQ(everything(slow), "ab\xef\xbb\xbf");
    EXPECT_EQ(whole.place().column, 1u);
    EXPECT_EQ(whole.offset(0), 3u);
}

TEST(Input, KeepsHalfAByteOrderMark) {
    Input input(source_of("\xef\xbb"));
    EXPECT_EQ(everything(input), "\xef\xbb");
}

TEST(Input, AsksForNoMoreThanALine) {
    int calls = 0;
    Input input(bytewise("one\ntwo\n", calls));
    EXPECT_EQ(input.line().text, "one");
    EXPECT_EQ(calls, 4);
}

TEST(Input, TellsHowALineEnds) {
    Input input(source_of("one\ntwo"));
    EXPECT_TRUE(input.line().ended);
    EXPECT_EQ(input.line(4).text, "two");
    EXPECT_FALSE(input.line(4).ended);
    EXPECT_FALSE(input.line(4).too_long);
}

TEST(Input, CountsLinesAndCharacters) {
    Input input(source_of("a\n\xc3\xa9\xc3\xa9x\nz"));
    everything(input);
    EXPECT_EQ(input.place(6).column, 3u);  // two characters of two bytes before the x
    input.drop(4);
    EXPECT_EQ(input.place().line, 2u);
    EXPECT_EQ(input.place().column, 2u);
    EXPECT_EQ(input.place(2).column, 3u);
    EXPECT_EQ(input.place(4).line, 3u);
    EXPECT_EQ(input.offset(0), 4u);
}

TEST(Input, SkipsALongLineInBoundedMemory) {
    std::size_t sent = 0, largest = 0;
    constexpr std::size_t length = 20 * longest_record;
    Input input([&](char* buffer, std::size_t size) -> std::size_t {
        largest = std::max(largest, size);
        if (sent > length) return 0;
        const std::size_t count = std::min(size, length + 1 - sent);
        std::fill_n(buffer, count, 'x');
        sent += count;
        if (sent > length) buffer[count - 1] = '\n';
        return count;
    });
    EXPECT_TRUE(input.line().too_long);
    EXPECT_EQ(input.line().text.size(), longest_record);
    input.skip_line();
    EXPECT_EQ(input.place().line, 2u);
    EXPECT_EQ(input.offset(0), length + 1);
    EXPECT_LT(largest, 4 * longest_record);
}

TEST(Input, TakesALineThatIsJustShortEnough) {
    const std::string text = std::string(longest_record, 'x') + "\n" + std::string(longest_record + 1, 'y') + "\n";
    Input input(source_of(text));
    EXPECT_FALSE(input.line().too_long);
    input.skip_line();
    EXPECT_TRUE(input.line().too_long);
}

TEST(Input, ForgetsACommentThatIsTooLong) {
    const std::string many(3 * longest_record, 'x');
    const std::string text = "1 2 # " + many + "\n3\n" + many + "\n";
    for (const std::size_t step : {std::size_t{1000}, text.size()}) {
        Input input(slow_source(text, step));
        EXPECT_TRUE(input.line().too_long);
        const TextLine line = input.line_with_comment(0, '#');
        EXPECT_FALSE(line.too_long);
        EXPECT_TRUE(line.ended);
        EXPECT_TRUE(line.shortened);
        EXPECT_TRUE(line.text.starts_with("1 2 # xxx"));
        const std::size_t next = line.text.size() + 1;
        EXPECT_EQ(input.offset(3), 3u);
        EXPECT_EQ(input.offset(next), text.find('3'));
        EXPECT_TRUE(input.line().shortened) << "it is known afterwards, too";
        EXPECT_EQ(input.line(next).text, "3");
        EXPECT_FALSE(input.line(next).shortened);
        EXPECT_LT(input.unread().size(), longest_record + step);
        input.drop(next);
        EXPECT_EQ(input.offset(0), text.find('3'));
        EXPECT_EQ(input.place().line, 2u);
        EXPECT_FALSE(input.line().shortened);
        input.drop(2);
        EXPECT_TRUE(input.line_with_comment(0, '#').too_long) << "there is no comment";
    }
}

TEST(Input, ForgetsACommentThatTheInputEndsIn) {
    const std::string text = "1 2 # " + std::string(3 * longest_record, 'x');
    Input input(slow_source(text, 5000));
    const TextLine line = input.line_with_comment(0, '#');
    EXPECT_TRUE(line.shortened);
    EXPECT_FALSE(line.ended);
    EXPECT_EQ(input.offset(line.text.size()), text.size());
}

}  // namespace
}  // namespace gridwright::formats
