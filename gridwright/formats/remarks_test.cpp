// What is said about a puzzle survives in every format, and what a command prints about an answer is not mistaken for
// it.

#include "gridwright/kernel/outcome.hpp"
#include "tests/support/readings.hpp"

#include <gtest/gtest.h>

namespace gridwright::formats {
namespace {

Sheet with_remarks() {
    Sheet sheet = blank(notation_named("skyscraper"), {5, 5});
    sheet.sides[kernel::Side::top] = {1, 0, 3, 0, 2};
    sheet.title = "A {small} \"board\"";
    sheet.author = "Ann Éclair";
    sheet.source = "a book, page 3";
    sheet.expect = "several";
    sheet.comments = {{"date", "2020-05-01"}, {"note", "the first"}, {"note", "the second: x"}, {"Hard", "yes"}};
    return sheet;
}

TEST(Remarks, SurviveInEveryFormat) {
    const Sheet sheet = with_remarks();
    for (const Codec* first : codecs_for(sheet))
        for (const Codec* second : codecs_for(sheet)) {
            const auto once = read_all(written(sheet, *first));
            ASSERT_EQ(once.size(), 1u) << first->name;
            ASSERT_EQ(once[0].sheet, sheet) << first->name << once[0];
            EXPECT_EQ(read_all(written(*once[0].sheet, *second)).at(0).sheet, sheet) << second->name;
        }
}

TEST(Remarks, AreWrittenInOneOrder) {
    const std::string text = written(with_remarks(), text::codec);
    EXPECT_TRUE(
        text.starts_with("# title: A {small} \"board\"\n# author: Ann Éclair\n# source: a book, page 3\n"
                         "# expect: several\n# date: 2020-05-01\n# note: the first\n# note: the second: x\n"
                         "# Hard: yes\nskyscraper 5\n"))
        << text;
    const std::string json = written(with_remarks(), json::codec);
    EXPECT_TRUE(json.ends_with(R"("title":"A {small} \"board\"","author":"Ann Éclair","source":"a book, page 3",)"
                               R"("expect":"several","comments":{"date":"2020-05-01","note":["the first",)"
                               R"("the second: x"],"Hard":"yes"}})"
                               "\n"))
        << json;
}

/// The comments of "# key: ..." lines before a small puzzle.
sheet::Remarks said_by(std::string_view lines) {
    const auto all = read_all(base::concat(lines, "hoodoo 1 1\n1\n"));
    EXPECT_EQ(all.size(), 1u) << lines;
    return all.at(0).sheet.value_or(Sheet{});
}

TEST(Remarks, AreKeysWithATextBehindThem) {
    EXPECT_EQ(said_by("# date: today\n").comments, (std::vector<Comment>{{"date", "today"}}));
    EXPECT_EQ(said_by("%% date:\ttoday\n").comments, (std::vector<Comment>{{"date", "today"}}));
    EXPECT_EQ(said_by("# a: 1\n# b: 2\n# a: 3\n").comments, (std::vector<Comment>{{"a", "1"}, {"a", "3"}, {"b", "2"}}));
    EXPECT_EQ(said_by("# title: one\n# title: two\n").title, "two");
    for (const std::string_view line :
         {"# https://puzz.link\n", "# 3: three\n", "# the date: today\n", "# date:\n", "# date :today\n", "# : x\n",
          "# abcdefghijklmnopqrstuvwxyzabcdefg: x\n", "# no key\n", "#\n"})
        EXPECT_EQ(said_by(line), sheet::Remarks{}) << line;
}

TEST(Remarks, AreNotWhatCommandsPrint) {
    for (const std::string_view key :
         {"puzzle",     "verdict", "solutions", "complete", "objective",  "bound",      "engine",
          "seconds",    "check",   "level",     "score",    "techniques", "bottleneck", "width",
          "percentile", "rater",   "summary",   "verdicts", "sizes",      "solution",   "Added"}) {
        EXPECT_TRUE(is_answer_key(key)) << key;
        EXPECT_EQ(said_by(base::concat("# ", key, ": x\n")), sheet::Remarks{}) << key;
    }
    for (const auto& statistic : kernel::statistics)
        EXPECT_EQ(said_by(base::concat("# ", statistic.name, ": 7\n")), sheet::Remarks{}) << statistic.name;
}

TEST(Remarks, AtTheEndOfALine) {
    for (const std::string_view line : {"1:/// # title: here\n", "skyscrapers/1/1/j # title: here\n",
                                        "500300010030300000342000000000000000000000002 # no\n"}) {
        const auto all = read_all(line);
        ASSERT_EQ(all.size(), 1u) << line;
        if (all[0].sheet) {
            EXPECT_EQ(all[0].sheet->title, "here") << line;
        }
    }
}

TEST(Remarks, OfJsonWinOverCommentsBeforeThem) {
    const auto all = read_all(
        "# title: outer\n# author: Ann\n# a: 1\n# b: 2\n"
        R"({"puzzle":"hoodoo","rows":1,"columns":1,"title":"inner","comments":{"a":["3","4"],"c":""}})");
    ASSERT_EQ(all.size(), 1u);
    ASSERT_TRUE(all[0].sheet) << all[0];
    EXPECT_EQ(all[0].sheet->title, "inner");
    EXPECT_EQ(all[0].sheet->author, "Ann");
    EXPECT_EQ(all[0].sheet->comments, (std::vector<Comment>{{"a", "3"}, {"a", "4"}, {"b", "2"}}));
}

TEST(Remarks, OfJsonHaveTheirOwnMistakes) {
    const auto told = [](std::string_view member) {
        return read_all(base::concat(R"({"puzzle":"hoodoo","rows":1,"columns":1,)", member, "}\n")).at(0).message;
    };
    EXPECT_EQ(told(R"("title":5)"), R"("title" must be a string in UTF-8)");
    EXPECT_EQ(told(R"("comments":"x")"), R"("comments" must be an object with a string for each key)");
    EXPECT_EQ(told(R"("comments":{"a":7})"), R"("a" must be a string in UTF-8)");
    EXPECT_EQ(told(R"("comments":{"title":"x"})"), "'title' is no comment but a member of the puzzle itself");
    EXPECT_EQ(told(R"("comments":{"verdict":"x"})"),
              "'verdict' cannot be the key of a comment, because answers use it");
    EXPECT_EQ(told(R"("comments":{"a b":"x"})"),
              "'a b' cannot be the key of a comment; a key is a letter and then letters, digits, '-' and '_', at most "
              "32 in all");
    EXPECT_EQ(told(R"("comments":null,"title":null)"), "");
}

TEST(Remarks, AreBoundedAndThenRefuseTheirPuzzle) {
    std::string many;
    for (std::size_t i = 0; i <= most_comments; ++i) many += "# k: v\n";
    const std::string long_text = base::concat("# k: ", std::string(longest_record / 2, 'x'), "\n");
    for (const std::string& lines : {many, long_text + long_text}) {
        const auto all = read_all(lines + "hoodoo 1 1\n1\nhoodoo 1 1\n1\n");
        ASSERT_EQ(all.size(), 2u);
        EXPECT_EQ(all[0].message, too_many_comments());
        EXPECT_TRUE(all[1].sheet) << "the refusal is for one puzzle only";
    }
    EXPECT_EQ(said_by(many.substr(7)).comments.size(), most_comments);
}

}  // namespace
}  // namespace gridwright::formats
