#include "cli/options/help_text.hpp"

#include <gtest/gtest.h>

namespace gridwright::cli {
namespace {

TEST(HelpText, WrapsAtEightyColumns) {
    std::string text;
    append_paragraph(std::string(79, 'a') + " b\n\n" + std::string(78, 'c') + " d e", text);
    EXPECT_EQ(text, std::string(79, 'a') + "\nb\n\n" + std::string(78, 'c') + " d\ne\n");
}

TEST(HelpText, KeepsAWordThatIsTooLong) {
    std::string text;
    append_paragraph("a " + std::string(90, 'b') + " c", text);
    EXPECT_EQ(text, "a\n" + std::string(90, 'b') + "\nc\n");
}

TEST(HelpText, AlignsMeanings) {
    const std::string indent(22, ' ');
    std::string text;
    append_help_row("--to FORMAT", std::string(40, 'x') + " " + std::string(17, 'y') + " z", text);
    append_help_row("--a-very-long-option X", "meaning", text);
    EXPECT_EQ(text, "  --to FORMAT         " + std::string(40, 'x') + " " + std::string(17, 'y') + "\n" + indent +
                        "z\n  --a-very-long-option X\n" + indent + "meaning\n");
}

}  // namespace
}  // namespace gridwright::cli
