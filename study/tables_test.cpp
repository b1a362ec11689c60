#include "study/tables.hpp"

#include <gtest/gtest.h>

namespace gridwright::study {
namespace {

TEST(StudyText, IsTextInHtml) {
    EXPECT_EQ(html_escaped("<b> & \"x\""), "&lt;b&gt; &amp; &quot;x&quot;");
    EXPECT_EQ(html_escaped("a\x1b\xc2\x9b\xe2\x80\xae\xff"), "a????");
}

TEST(StudyText, IsTextInMarkdown) {
    EXPECT_EQ(markdown_escaped("first_fail 2x2 > 3"), "first_fail 2x2 > 3");
    EXPECT_EQ(markdown_escaped("*a* [b](c) <d> `e` | \\ ~~f~~"),
              "\\*a\\* \\[b\\](c) \\<d> \\`e\\` \\| \\\\ \\~\\~f\\~\\~");
    EXPECT_EQ(markdown_escaped("_a_ a & b &lt; &#60; title #"), "\\_a\\_ a & b \\&lt; \\&\\#60; title \\#");
    EXPECT_EQ(markdown_escaped("a\x1b\xc2\x9b\xe2\x80\xae\xff"), "a????");
}

TEST(StudyText, BeginsNoListInMarkdown) {
    EXPECT_EQ(markdown_paragraph("- a"), "\\- a");
    EXPECT_EQ(markdown_paragraph("+ a"), "\\+ a");
    EXPECT_EQ(markdown_paragraph("> a"), "\\> a");
    EXPECT_EQ(markdown_paragraph("=== *"), "\\=== \\*");
    EXPECT_EQ(markdown_paragraph("# a"), "\\# a");
    EXPECT_EQ(markdown_paragraph("12. a"), "12\\. a");
    EXPECT_EQ(markdown_paragraph("1) a"), "1\\) a");
    EXPECT_EQ(markdown_paragraph("10 puzzles - or 9."), "10 puzzles - or 9.");
}

TEST(StudyText, StaysWithinItsCodeInMarkdown) {
    EXPECT_EQ(markdown_code("gridwright study run x"), "`gridwright study run x`");
    EXPECT_EQ(markdown_code("a `b` ``c"), "``` a `b` ``c ```");
    EXPECT_EQ(markdown_code("a\x1b"
                            "b"),
              "`a?b`");
}

}  // namespace
}  // namespace gridwright::study
